/** A place on the screen, in CSS px from the upper left corner of the page's part of the window. */
export interface Point {
  x: number;
  y: number;
}

/** Size of the page's part of the window, in CSS px. */
export interface Size {
  width: number;
  height: number;
}

/** Keys that have a name instead of a character. */
export type Key = 'Enter' | 'Escape' | 'Tab';

/** What the checks ask of a browser, so that each is written once for all engines. */
export interface Tab {
  /** Opens an address of the site and resolves once the page has loaded. */
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /**
   * Runs a function in the page.
   *
   * @param task must stand by itself: it is sent as text
   * @param argument what JSON can hold
   * @returns what JSON can hold
   */
  evaluate<Result, Argument = undefined>(
    task: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Result>;
  /** Moves the mouse there at once. */
  point(place: Point): Promise<void>;
  /** Presses and releases the mouse there. */
  click(place: Point): Promise<void>;
  press(key: Key): Promise<void>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>;
  /** A PNG of the page's part of the window. */
  screenshot(): Promise<Buffer>;
  /** Everything that has gone wrong so far: uncaught errors, the console's, and what the policy has refused. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}

/** A browser that has been started. */
export interface Engine {
  open(size: Size): Promise<Tab>;
  close(): Promise<void>;
}
