import { screen } from '@testing-library/react';
import { showContentErrors } from '../../../gatsby/develop/content-errors';
import { setDocumentVisible } from '../../support/browser';

/** The last stream that the page has opened. */
let stream: { address: string; isOpen: boolean; onmessage?: (event: { data: string }) => void };

beforeEach(() => {
  Object.assign(window, {
    EventSource: function EventSource(address: string) {
      stream = { address, isOpen: true };
      return Object.assign(stream, { close: () => (stream.isOpen = false) });
    },
  });
  showContentErrors();
});

const send = (...lines: string[]) => stream.onmessage?.({ data: JSON.stringify(lines) });

it('shows the latest errors as an alert that scrolls by keyboard, until there are none', () => {
  expect(stream.address).toBe('/__content-errors');
  send('content/a.json:1:1: first');
  send('content/a.json:1:1: <b>second</b>', 'content/b.json:2:2: third');
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('The content has errors:');
  expect(alert).toHaveAttribute('tabindex', '0');
  expect(screen.getByText('content/a.json:1:1: <b>second</b>')).toBeVisible();
  expect(screen.getByText('content/b.json:2:2: third')).toBeVisible();
  expect(alert).not.toHaveTextContent('first');
  send();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('has no connection while the tab is in the background', () => {
  setDocumentVisible(false);
  expect(stream.isOpen).toBe(false);
  setDocumentVisible(true);
  expect(stream.isOpen).toBe(true);
});
