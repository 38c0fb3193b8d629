/** Pixels from the left and the top of the window. */
type Point = { x: number; y: number };

/** A tab of a real browser, driven from outside: all that the main path needs of it. Elements are named by XPath. */
export interface Tab {
  /** The browser's name and version. */
  browser: string;
  open: (url: string) => Promise<void>;
  /** Asks for a page of that size in CSS pixels; a window may have a least width of its own. */
  resize: (width: number, height: number) => Promise<void>;
  /** Clicks as a mouse would, so that the browser counts it as the visitor's gesture. */
  click: (element: string) => Promise<void>;
  /** Presses the mouse at a point of the window, in CSS pixels, moves it to another and releases it there. */
  drag: (from: Point, to: Point) => Promise<void>;
  type: (element: string, text: string) => Promise<void>;
  press: (key: 'Escape') => Promise<void>;
  /** Runs a function in the page, which sees nothing but its arguments, and awaits its result. */
  evaluate: <Args extends unknown[], Result>(
    code: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Prints the page on A4, without backgrounds; undefined where the driver cannot. */
  pdf?: () => Promise<Uint8Array>;
  /** Awaits the page's next alert, accepts it and returns its words. */
  acceptAlert: () => Promise<string>;
  /** What the console called an error or a warning, and uncaught exceptions; undefined where the driver is silent. */
  faults: () => string[] | undefined;
  close: () => Promise<void>;
}

/** A step of the main path: it throws when the browser does not do as expected, and says what it saw when it does. */
export type Step = (tab: Tab, origin: string) => Promise<string>;
