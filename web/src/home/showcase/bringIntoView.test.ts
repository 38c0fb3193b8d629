import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bringIntoView } from './bringIntoView.ts';

const screenHeight = 800;
const headerHeight = 80;
const scrolled = 2000;

beforeEach(() => {
  vi.stubGlobal('innerHeight', screenHeight);
  vi.stubGlobal('scrollY', scrolled);
  vi.stubGlobal('scrollTo', vi.fn());
  document.documentElement.style.scrollPaddingTop = `${headerHeight}px`;
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A button whose box has these bounds, in CSS pixels from the top of the screen. */
function box(top: number, bottom: number): HTMLElement {
  const button = document.createElement('button');
  button.getBoundingClientRect = () => new DOMRect(0, top, 100, bottom - top);
  document.body.append(button);
  return button;
}

test.each([
  ['a player in view stays, and so does the focus', [100, 700], [750, 790], 0, 'control'],
  ['a player above comes down; a control that leaves gives up the focus', [-500, 100], [200, 240], -580, 'play'],
  ['a control beside the player keeps the focus', [-20, 580], [200, 240], -100, 'control'],
  ['a player below comes up', [400, 1000], [500, 540], 200, 'control'],
  ['a control that goes under the header gives up the focus', [400, 1000], [200, 240], 200, 'play'],
  ['a player taller than the screen, mostly in view, stays', [20, 860], [400, 440], 0, 'control'],
  ['a player taller than the screen shows its lower end', [-900, -100], [200, 240], -900, 'play'],
] as const)('%s', (_name, [top, bottom], [controlTop, controlBottom], distance, focused) => {
  const [player, play, control] = [box(top, bottom), box(0, 0), box(controlTop, controlBottom)];
  control.focus();
  bringIntoView(player, player, play);
  if (distance === 0) expect(scrollTo).not.toHaveBeenCalled();
  else expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: scrolled + distance, behavior: 'instant' });
  expect(focused === 'play' ? play : control).toHaveFocus();
});
