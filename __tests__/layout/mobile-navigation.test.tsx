import { render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { visit } from '../support/browser';
import { inLayout } from '../support/content';
import { navigation } from '../support/layout-content';
import { controlledBy, entries } from '../support/queries';

const { groups, links, contactButton } = navigation;
const [firstLink] = links as [(typeof links)[number]];

const opener = () => screen.getByRole('button', { name: 'Open menu' });
const dialog = () => screen.getByRole('dialog', { name: 'Menu' });
const inDialog = (name: string) => within(dialog()).getByRole('button', { name });

let user: UserEvent;

function renderAt(path: string) {
  visit(path);
  render(inLayout(<p>Page</p>));
}

/** Presses the button, and waits for the second rendering of the panel, in which the contact button scrolls. */
async function pressOpener() {
  await user.click(opener());
  await screen.findByRole('dialog', { name: 'Menu' });
  await within(dialog()).findByRole('button', { name: contactButton });
}

beforeEach(() => {
  user = userEvent.setup({ delay: null });
});

// e2e/interaction/mobile-panel.spec.ts tests what closes it.
it('has one button that opens a modal dialog with links, one of which is the current page', async () => {
  renderAt(firstLink.href);
  expect(opener()).toHaveAttribute('aria-haspopup', 'dialog');
  expect(screen.queryByRole('dialog')).toBeNull();
  await pressOpener();
  expect(entries(dialog())).toEqual(links.map(({ title, href }) => [title, href]));
  expect(within(dialog()).getByRole('link', { current: 'page' })).toHaveTextContent(firstLink.title);
});

it.each(groups)('has the group $title as a disclosure', async ({ title, items }) => {
  renderAt('/about');
  await pressOpener();
  expect(inDialog(title)).toHaveAttribute('aria-expanded', 'false');
  await user.click(inDialog(title));
  expect(inDialog(title)).toHaveAttribute('aria-expanded', 'true');
  const found = entries(controlledBy(inDialog(title)));
  expect(found.map(([, href]) => href)).toEqual(items.map(({ href }) => href));
  for (const [index, item] of items.entries()) expect(found[index]?.[0]).toContain(item.title);
  await user.click(inDialog(title));
  expect(inDialog(title)).toHaveAttribute('aria-expanded', 'false');
});
