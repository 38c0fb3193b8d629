// The page is whole without React, which therefore gives way to the first paint (Paint Timing): only then is its
// script, which the browser has fetched meanwhile, put into the document. It stands ready in a template, since the
// policy forbids to make a script's address from text.
const template = document.querySelector<HTMLTemplateElement>('#hydration');

/** Hydrates the page; a script that does not arrive is asked for again after `pause` milliseconds, then ever later. */
function hydrate(pause: number): void {
  const script = template?.content.firstElementChild?.cloneNode();
  if (!script) return;
  script.addEventListener('error', () => setTimeout(hydrate, pause, 2 * pause));
  document.head.append(script);
}

new PerformanceObserver((_, observer) => {
  observer.disconnect();
  hydrate(1000);
}).observe({ type: 'paint', buffered: true });
