// The page is whole without React, which therefore gives way to the first paint (Paint Timing): only then is its
// script, which the browser has fetched meanwhile, put into the document. It stands ready in a template, since the
// policy forbids to make a script's address from text.
const hydration = document.querySelector<HTMLTemplateElement>('#hydration');

new PerformanceObserver((_, observer) => {
  observer.disconnect();
  if (hydration) document.head.append(hydration.content);
}).observe({ type: 'paint', buffered: true });
