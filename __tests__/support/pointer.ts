import { fireEvent } from '@testing-library/react';

/** A pointer that moves from element to element and says where it comes from, as a browser's does. */
export class Pointer {
  private at: Element = document.body;

  constructor(private readonly pointerType: 'mouse' | 'touch' | 'pen' = 'mouse') {}

  /** Leaves the element it was on and enters another. */
  moveTo(element: Element): void {
    const { at, pointerType } = this;
    fireEvent.pointerOut(at, { relatedTarget: element, pointerType });
    fireEvent.pointerOver(element, { relatedTarget: at, pointerType });
    this.at = element;
  }

  /** Goes to an empty place of the page. */
  moveAway(): void {
    this.moveTo(document.body);
  }

  /** Presses and releases where it is. */
  click(): void {
    const { at, pointerType } = this;
    fireEvent.pointerDown(at, { pointerType });
    fireEvent.pointerUp(at, { pointerType });
    // A finger that is lifted is nowhere; its click comes afterwards.
    if (pointerType === 'touch') fireEvent.pointerOut(at, { relatedTarget: document.body, pointerType });
    fireEvent.click(at);
  }

  /** Moves to an element and clicks or taps it. */
  clickOn(element: Element): void {
    this.moveTo(element);
    this.click();
  }
}
