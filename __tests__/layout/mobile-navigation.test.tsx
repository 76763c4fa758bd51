import { render, screen, waitFor, within } from '@testing-library/react';
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

const link = (name: string) => within(dialog()).getByRole('link', { name });

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

async function openMenu(path = '/about') {
  renderAt(path);
  await pressOpener();
}

const hasClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => {
  user = userEvent.setup({ delay: null });
});

describe('Rendering', () => {
  it('has one button that opens a modal dialog with links, one of which is the current page', async () => {
    renderAt(firstLink.href);
    expect(opener()).toHaveAttribute('aria-haspopup', 'dialog');
    expect(screen.queryByRole('dialog')).toBeNull();
    await pressOpener();
    expect(entries(dialog())).toEqual(links.map(({ title, href }) => [title, href]));
    expect(within(dialog()).getByRole('link', { current: 'page' })).toHaveTextContent(firstLink.title);
  });

  it.each(groups)('has the group $title as a disclosure', async ({ title, items }) => {
    await openMenu();
    expect(inDialog(title)).toHaveAttribute('aria-expanded', 'false');
    await user.click(inDialog(title));
    expect(inDialog(title)).toHaveAttribute('aria-expanded', 'true');
    const found = entries(controlledBy(inDialog(title)));
    expect(found.map(([, href]) => href)).toEqual(items.map(({ href }) => href));
    for (const [index, item] of items.entries()) expect(found[index]?.[0]).toContain(item.title);
    await user.click(inDialog(title));
    expect(inDialog(title)).toHaveAttribute('aria-expanded', 'false');
  });
});

// e2e/interaction/mobile-panel.spec.ts tests a press outside and links to other pages.
describe('Closing', () => {
  it.each([
    ['the close button', () => user.click(inDialog('Close menu'))],
    ['a link to the current page', () => user.click(link(firstLink.title))],
  ])('closes on %s, returns the focus, and opens again', async (_name, close) => {
    await openMenu(firstLink.href);
    await close();
    await hasClosed();
    await waitFor(() => expect(opener()).toHaveFocus());
    await user.click(opener());
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
  });
});
