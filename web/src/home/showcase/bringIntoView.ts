/** How much of a player that is taller than the screen has to be in view for the page to stay where it is. */
const enough = 0.75;

/**
 * Scrolls the film and its controls into view, or the controls with what fits above them if the screen is too low for
 * both. Where that takes the focused control off the screen, as on a phone, the focus moves to the play button.
 */
export function bringIntoView(film: HTMLElement, controls: HTMLElement, playButton: HTMLElement): void {
  const headerHeight = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const { top } = film.getBoundingClientRect();
  const { bottom } = controls.getBoundingClientRect();
  const room = innerHeight - headerHeight;
  const tooTall = bottom - top > room;
  const seen = Math.min(bottom, innerHeight) - Math.max(top, headerHeight);
  if (tooTall && seen >= enough * room) return;

  const distance = tooTall || bottom > innerHeight ? bottom - innerHeight : Math.min(0, top - headerHeight);
  if (distance === 0) return;

  const control = document.activeElement?.getBoundingClientRect();
  if (control && (control.top - distance < headerHeight || control.bottom - distance > innerHeight)) {
    playButton.focus({ preventScroll: true });
  }
  scrollTo({ top: scrollY + distance, behavior: 'instant' });
}
