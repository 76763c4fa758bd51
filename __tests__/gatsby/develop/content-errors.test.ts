import { showContentErrors } from '../../../gatsby/develop/content-errors';
import { setDocumentVisible } from '../../support/browser';

/** The last stream that the page has opened. */
let stream: { address: string; isOpen: boolean };

beforeEach(() => {
  Object.assign(window, {
    EventSource: function EventSource(address: string) {
      stream = { address, isOpen: true };
      return Object.assign(stream, { close: () => (stream.isOpen = false) });
    },
  });
  showContentErrors();
});

it('has no connection while the tab is in the background', () => {
  setDocumentVisible(false);
  expect(stream.isOpen).toBe(false);
  setDocumentVisible(true);
  expect(stream.isOpen).toBe(true);
});
