/**
 * What the development proxy adds to a page: listens for builds, reloads after a good one, lays the words of a
 * failed one over the page. It builds elements and sets properties, as the site's policy allows no more.
 */
export const overlayScript = `
const overlay = document.createElement('pre');
Object.assign(overlay.style, {
  position: 'fixed', inset: '0', zIndex: '9', margin: '0', padding: '2rem', overflow: 'auto',
  background: '#12222b', color: '#ffa482', font: '14px/1.5 monospace', whiteSpace: 'pre-wrap',
});
const events = new EventSource('/__dev/events');
events.addEventListener('reload', () => location.reload());
events.addEventListener('failure', (event) => {
  overlay.textContent = JSON.parse(event.data);
  document.body.append(overlay);
});
`;
