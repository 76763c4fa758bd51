import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useDismiss } from '../../src/hooks/use-dismiss';

const close = jest.fn();

function Popup({ isOpen }: { isOpen: boolean }) {
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismiss(isOpen, container, button, close);
  return (
    <div ref={container}>
      <button ref={button}>Button</button>
      <input aria-label="Inside" />
    </div>
  );
}

beforeEach(() => {
  close.mockClear();
});

const escape = () => fireEvent.keyDown(document.body, { key: 'Escape' });

it('closes on Escape and on a press outside, not inside', () => {
  render(<Popup isOpen />);
  fireEvent.pointerDown(screen.getByRole('textbox'));
  expect(close).not.toHaveBeenCalled();
  fireEvent.pointerDown(document.body);
  expect(close).toHaveBeenCalledTimes(1);
  escape();
  expect(close).toHaveBeenCalledTimes(2);
});

it('gives the focus to the button when nothing else has it', () => {
  render(<Popup isOpen />);
  escape();
  expect(screen.getByRole('button')).toHaveFocus();
});

it('listens only while there is something to close', () => {
  const { rerender, unmount } = render(<Popup isOpen={false} />);
  escape();
  fireEvent.pointerDown(document.body);
  rerender(<Popup isOpen />);
  rerender(<Popup isOpen={false} />);
  escape();
  rerender(<Popup isOpen />);
  unmount();
  escape();
  fireEvent.pointerDown(document.body);
  expect(close).not.toHaveBeenCalled();
});
