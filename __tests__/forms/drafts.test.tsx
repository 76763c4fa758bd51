import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { pass, refuseStorage, showHtml } from '../support/browser';
import { fillInAndSubmit, Form, phase, SIMULATED_DELAY, texts, write } from '../support/forms/form';
import { formEndpoint } from '../support/forms/form-endpoint';

const stored = () => Object.values({ ...sessionStorage }).filter(Boolean);

/** Unmounts the form and mounts it again, as another page and the way back do. */
function reopen({ unmount }: ReturnType<typeof render>, props = {}) {
  unmount();
  return render(<Form {...props} />);
}

beforeEach(() => {
  jest.useFakeTimers();
});

it('restores the text of a form that was not sent', () => {
  const view = render(<Form />);
  write('email', 'ada@');
  write('message', 'Hello, Ada');
  const next = reopen(view);
  expect(texts()).toEqual(['ada@', 'Hello, Ada']);
  write('message', '');
  reopen(next);
  expect(texts()).toEqual(['ada@', '']);
});

it('removes the text when it is sent', async () => {
  const view = await fillInAndSubmit();
  expect(stored()).toEqual(['ada@example.org', 'Hello']);
  await pass(SIMULATED_DELAY);
  expect(stored()).toEqual([]);
  reopen(view);
  expect(texts()).toEqual(['', '']);
});

it('keeps the forms apart, and never stores the honeypot', () => {
  const { unmount } = render(<Form endpoint={formEndpoint} />);
  write('email', 'ada@example.org');
  write('_gotcha', 'spam');
  expect(stored()).toEqual(['ada@example.org']);
  unmount();
  render(<Form name="application" />);
  expect(texts()).toEqual(['', '']);
});

it('keeps and saves what the visitor typed before hydration', () => {
  const { unmount } = render(<Form />);
  write('email', 'old@example.org');
  write('message', 'Old');
  unmount();
  const container = showHtml(renderToString(<Form />));
  write('email', 'new@example.org');
  const view = render(<Form />, { container, hydrate: true });
  expect(texts()).toEqual(['new@example.org', 'Old']);
  reopen(view);
  expect(texts()).toEqual(['new@example.org', 'Old']);
});

it('tells forms apart that have a field called "name"', () => {
  showHtml('<form name="contact"><input name="name" required></form>');
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Ada' } });
  expect(sessionStorage.getItem('contact-name')).toBe('Ada');
});

it.each(['getItem', 'setItem'] as const)('works if storage refuses %s', async (method) => {
  refuseStorage(method);
  await fillInAndSubmit();
  expect(texts()).toEqual(['ada@example.org', 'Hello']);
  await pass(SIMULATED_DELAY);
  expect(phase()).toBe('sent');
  expect(texts()).toEqual(['', '']);
});
