import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { renderRoute } from '../support/page';
import { controlledBy, entries } from '../support/queries';
import { directLinks, menus } from '../support/specification';

const opener = () => screen.getByRole('button', { name: 'Open menu' });
const dialog = () => screen.getByRole('dialog', { name: 'Menu' });
const inDialog = (name: string) => within(dialog()).getByRole('button', { name });

let user: UserEvent;

async function openMenu(path = '/about') {
  renderRoute(path);
  await user.click(opener());
  await screen.findByRole('dialog', { name: 'Menu' });
}

const hasClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => {
  user = userEvent.setup({ delay: null });
});

describe('Rendering', () => {
  it('offers one button that opens a dialog', () => {
    renderRoute('/about');
    expect(opener()).toHaveAttribute('aria-haspopup', 'dialog');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is a modal dialog with a way to close it', async () => {
    await openMenu();
    expect(dialog()).toHaveAttribute('aria-modal', 'true');
    expect(inDialog('Close menu')).toBeVisible();
  });

  it('holds the direct links', async () => {
    await openMenu();
    expect(entries(dialog())).toEqual(directLinks);
  });

  it.each(menus)('holds the group $title as a disclosure with the same links', async ({ title, links }) => {
    await openMenu('/');
    expect(inDialog(title)).toHaveAttribute('aria-expanded', 'false');
    await user.click(inDialog(title));
    expect(inDialog(title)).toHaveAttribute('aria-expanded', 'true');
    const found = within(controlledBy(inDialog(title))).getAllByRole('link');
    expect(found.map((link) => link.getAttribute('href'))).toEqual(links.map(([, href]) => href));
    for (const [index, [words]] of links.entries()) expect(found[index]).toHaveTextContent(words);
    await user.click(inDialog(title));
    expect(inDialog(title)).toHaveAttribute('aria-expanded', 'false');
  });

  it('marks the current page', async () => {
    await openMenu('/portfolio');
    expect(within(dialog()).getByRole('link', { current: 'page' })).toHaveTextContent('Portfolio');
  });
});

describe('While it is open', () => {
  it('holds the focus', async () => {
    await openMenu();
    await waitFor(() => expect(dialog()).toContainElement(document.activeElement as HTMLElement));
    for (let step = 0; step < 8; step += 1) {
      await user.tab();
      expect(dialog()).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it('locks the scroll of the page, and gives it back', async () => {
    await openMenu();
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    await user.click(inDialog('Close menu'));
    await hasClosed();
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  });
});

describe('Closing', () => {
  it('closes on "Close menu" and gives the focus back', async () => {
    await openMenu();
    await user.click(inDialog('Close menu'));
    await hasClosed();
    await waitFor(() => expect(opener()).toHaveFocus());
  });

  it('closes on Escape and gives the focus back', async () => {
    await openMenu();
    await user.keyboard('{Escape}');
    await hasClosed();
    await waitFor(() => expect(opener()).toHaveFocus());
  });

  it('closes on a press outside', async () => {
    await openMenu();
    await user.click(document.body);
    await hasClosed();
  });

  it('closes when a direct link is followed', async () => {
    await openMenu();
    await user.click(within(dialog()).getByRole('link', { name: 'Blog' }));
    await hasClosed();
    expect(window.location.pathname).toBe('/blog');
  });

  it('closes when a link of a group is followed', async () => {
    await openMenu();
    await user.click(inDialog('Company'));
    await user.click(within(dialog()).getByRole('link', { name: /^Our Team/ }));
    await hasClosed();
    expect(window.location.pathname).toBe('/team');
  });

  it('closes on "Contact Us" and scrolls to the footer', async () => {
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    await openMenu();
    await user.click(inDialog('Contact Us'));
    await hasClosed();
    const footer = screen.getByRole('contentinfo');
    await waitFor(() => expect(scrollIntoView.mock.contexts).toEqual([footer]));
  });

  it('gives the focus back when a link leads to the page itself', async () => {
    await openMenu('/blog');
    await user.click(within(dialog()).getByRole('link', { name: 'Blog' }));
    await hasClosed();
    await waitFor(() => expect(opener()).toHaveFocus());
  });

  it('stays, out of reach, until it has moved out of sight', async () => {
    let arrive = (): void => undefined;
    const finished = new Promise<void>((resolve) => (arrive = resolve));
    await openMenu();
    jest.spyOn(Element.prototype, 'getAnimations').mockReturnValue([{ finished } as unknown as Animation]);
    await user.click(inDialog('Close menu'));
    expect(dialog()).toHaveAttribute('inert');
    expect(dialog()).not.toHaveAttribute('aria-modal');
    await act(async () => arrive());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens again', async () => {
    await openMenu();
    await user.click(inDialog('Close menu'));
    await hasClosed();
    await user.click(opener());
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
  });
});

it.each(['pointerEnter', 'touchStart', 'focus'] as const)(
  'survives fetching its code on %s',
  async (event) => {
    renderRoute('/about');
    await act(async () => void fireEvent[event](opener()));
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);
