/** A position in CSS px from the upper left corner of the viewport. */
export interface Point {
  x: number;
  y: number;
}

/** The size of the viewport in CSS px. */
export interface Size {
  width: number;
  height: number;
}

/** Keys without a character. */
export type Key = 'Enter' | 'Escape' | 'Tab';

/**
 * A browser tab, with the same commands in every engine. Firefox has WebDriver BiDi without a driver, and the driver of
 * WebKitGTK has WebDriver only.
 */
export interface Tab {
  /** Opens an address of the site and resolves once the page has loaded. */
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /**
   * Runs a function in the page.
   *
   * @param task is sent as text, so it must not use variables of its module
   * @param argument must be valid JSON, as the result
   */
  evaluate<Result, Argument = undefined>(
    task: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Result>;
  /** Moves the pointer in one step. */
  point(place: Point): Promise<void>;
  click(place: Point): Promise<void>;
  press(key: Key): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Console errors, uncaught errors and violations of the content security policy so far. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  open(size: Size): Promise<Tab>;
  close(): Promise<void>;
}
