import { click, fill, look, open, waitFor, waitUntilGone } from './support/page';
import { expect, test } from './support/test';

const field = (name: string) => ({ css: '#contact input, #contact textarea', name });
const button = (name: string) => ({ css: '#contact button', name });

test('a message is sent, thanked for, and another one can be written', async ({ tab }) => {
  await open(tab);
  await fill(tab, field('Name'), 'Ada Lovelace');
  await fill(tab, field('Email'), 'ada@example.org');
  await fill(tab, field('Message'), 'An engine, analytical.');
  await click(tab, button('Send Message'));
  await waitFor(tab, button('Sending...'));
  expect((await look(tab, button('Sending...')))?.isDisabled).toBe(true);
  await waitFor(tab, { css: '#contact [role=status] p', name: 'Message Sent!' });
  await waitUntilGone(tab, field('Name'));
  await waitFor(tab, button('Send Message'));
  for (const name of ['Name', 'Email', 'Message']) expect((await look(tab, field(name)))?.value).toBe('');
});

test('the browser asks for what a message lacks', async ({ tab }) => {
  await open(tab);
  await click(tab, button('Send Message'));
  await expect.poll(async () => (await look(tab, field('Name')))?.hasFocus).toBe(true);
  expect(await look(tab, button('Sending...'))).toBeNull();
});

test('the newsletter thanks', async ({ tab }) => {
  await open(tab, '/about');
  await fill(tab, { css: '#footer input' }, 'ada@example.org');
  await tab.press('Enter');
  await waitFor(tab, {
    css: '#footer [role=status] span',
    name: "Thanks for subscribing! We'll keep you updated.",
  });
  await waitUntilGone(tab, { css: '#footer input' });
});
