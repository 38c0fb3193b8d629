/**
 * Scrolls the film's player into view, or its lower end with the controls if the screen is too low for all of it.
 * Where that takes the focused control off the screen, as on a phone, the focus moves to the play button.
 */
export function bringIntoView(player: HTMLElement, playButton: HTMLElement): void {
  const headerHeight = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const { top, bottom, height } = player.getBoundingClientRect();
  const tooTall = height > innerHeight - headerHeight;
  const distance = tooTall || bottom > innerHeight ? bottom - innerHeight : Math.min(0, top - headerHeight);
  if (distance === 0) return;

  const control = document.activeElement?.getBoundingClientRect();
  if (control && (control.top - distance < headerHeight || control.bottom - distance > innerHeight)) {
    playButton.focus({ preventScroll: true });
  }
  scrollTo({ top: scrollY + distance, behavior: 'instant' });
}
