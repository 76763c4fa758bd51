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
    </div>
  );
}

beforeEach(() => {
  close.mockClear();
});

const escape = () => fireEvent.keyDown(document.body, { key: 'Escape' });

// layout/desktop-navigation.test.tsx tests Escape and a press outside.

it('moves the focus to the button when no element has it', () => {
  render(<Popup isOpen />);
  escape();
  expect(screen.getByRole('button')).toHaveFocus();
});

it('listens only while it is open', () => {
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
