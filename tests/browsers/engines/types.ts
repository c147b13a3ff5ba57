export const ENGINE_NAMES = ['firefox', 'webkitgtk'] as const;

export type EngineName = (typeof ENGINE_NAMES)[number];

/** A running browser with one window. */
export interface Browser {
  readonly goTo: (url: string) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  /** Runs the text of a function in the page. Its arguments and its result travel as JSON. */
  readonly run: (fn: string, args: readonly unknown[]) => Promise<unknown>;
  /** Clicks on the first element that a CSS selector finds. */
  readonly click: (selector: string) => Promise<void>;
  /** Presses keys together and releases them. */
  readonly press: (keys: readonly Key[]) => Promise<void>;
  /** Turns the wheel over a point of the window. */
  readonly turnWheel: (x: number, y: number, distance: number) => Promise<void>;
  /** Sets the width of the page, at the height of `WINDOW`. */
  readonly setWidth: (width: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A kind of browser. */
export interface Engine {
  /** Returns a message that says what is missing on this machine; undefined if nothing is. */
  readonly findMissing: () => string | undefined;
  readonly start: () => Promise<Browser>;
}

/** Keys by their names in the DOM. */
export type Key = 'ArrowRight' | 'Control' | 'Enter' | 'Escape' | 'PageDown' | (string & {});

export const WINDOW = {width: 1280, height: 800};
