/** The frame in pixels, and its rate in frames per second. */
export const frame = { width: 720, height: 1280, rate: 30 } as const;

/** The app's light colours: the site's tokens, as plain values because a frame has no style sheet. */
export const color = {
  paper: '#FAF9F5',
  surface: '#FFFFFF',
  sunken: '#F1EFE8',
  ink: '#12222B',
  muted: '#4B5B64',
  line: '#D9D6CB',
  border: '#87918F',
  brand: '#0B6B66',
  brandStrong: '#084F4C',
  brandSoft: '#DCEFEA',
  onBrand: '#FFFFFF',
  arc: '#E2582F',
  arcText: '#B13A15',
  arcSoft: '#FBE7DF',
  night: '#0B1418',
} as const;

/** The app's type sizes in frame pixels; nothing is set smaller than `small`. */
export const type = { small: 26, body: 30, lead: 34, title: 40, display: 56 } as const;

/** The space beside the content, in frame pixels. */
export const margin = 40;

/** The radii of controls, cards and sheets, in frame pixels. */
export const radius = { control: 20, card: 28, sheet: 40 } as const;
