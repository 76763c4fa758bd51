import { fireEvent } from '@testing-library/react';

/** Fires the pointer events of a browser when a pointer moves from element to element. */
export class Pointer {
  private at: Element = document.body;

  constructor(private readonly pointerType: 'mouse' | 'touch' | 'pen' = 'mouse') {}

  /** Leaves the current element and enters another one. */
  moveTo(element: Element): void {
    const { at, pointerType } = this;
    fireEvent.pointerOut(at, { relatedTarget: element, pointerType });
    fireEvent.pointerOver(element, { relatedTarget: at, pointerType });
    this.at = element;
  }

  /** Moves to the body. */
  moveAway(): void {
    this.moveTo(document.body);
  }

  /** Presses and releases on the current element. */
  click(): void {
    const { at, pointerType } = this;
    fireEvent.pointerDown(at, { pointerType });
    fireEvent.pointerUp(at, { pointerType });
    // A finger leaves the element before the click event.
    if (pointerType === 'touch') fireEvent.pointerOut(at, { relatedTarget: document.body, pointerType });
    fireEvent.click(at);
  }
}
