import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DesktopNavigation } from '../../src/layout/header/desktop-navigation';
import { CLICK_GRACE, CLOSE_DELAY, OPEN_DELAY, SKIP_DELAY } from '../../src/hooks/use-hover-menu';
import { pass, visit } from '../support/browser';
import { navigation } from '../support/layout-content';
import { Pointer } from '../support/pointer';
import { controlledBy, entries, mainNavigation } from '../support/queries';

const { groups, links } = navigation;
const [first, second] = groups.map(({ title }) => title) as [string, string];

const Navigation = () => <DesktopNavigation label="Main" navigation={navigation} />;

const button = (name: string) => screen.getByRole('button', { name });
const panel = (name: string) => controlledBy(button(name));

function expectOpen(...names: string[]) {
  for (const { title } of groups) {
    const isOpen = names.includes(title);
    expect([title, button(title).getAttribute('aria-expanded')]).toEqual([title, String(isOpen)]);
    if (isOpen) expect(panel(title)).toBeVisible();
    else expect(panel(title)).not.toBeVisible();
  }
}

const user = userEvent.setup({ delay: null });

describe('Rendering', () => {
  it.each(groups)('has the menu $title with links that have a description', ({ title, items }) => {
    render(<Navigation />);
    const found = within(panel(title)).getAllByRole('link', { hidden: true });
    expect(found).toHaveLength(items.length);
    for (const [index, item] of items.entries()) {
      expect(found[index]).toHaveTextContent(`${item.title}${item.description}`);
      expect(found[index]).toHaveAttribute('href', item.href);
      expect(found[index]?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    }
  });

  it('has the direct links', () => {
    render(<Navigation />);
    expect(entries(mainNavigation())).toEqual(links.map(({ title, href }) => [title, href]));
  });

  it('is disclosure navigation, not a menu bar', () => {
    render(<Navigation />);
    for (const role of ['menubar', 'menu', 'menuitem']) {
      expect(screen.queryByRole(role, { hidden: true })).toBeNull();
    }
  });

  it('keeps the links of closed panels in the document, hidden but findable', () => {
    render(<Navigation />);
    expectOpen();
    for (const { title } of groups) {
      expect(panel(title)).toHaveAttribute('hidden', 'until-found');
      expect(within(panel(title)).queryByRole('link')).toBeNull();
    }
  });

  it('opens the panel in which find-in-page has found something', () => {
    render(<Navigation />);
    fireEvent(panel(second), createEvent('beforematch', panel(second)));
    expectOpen(second);
  });

  it.each([groups[0]?.items[0], links[0]])('marks only $title as the current page at $href', (link) => {
    const { href } = link as { href: string };
    visit(href);
    render(<Navigation />);
    const current = within(mainNavigation()).getAllByRole('link', { hidden: true, current: 'page' });
    expect(current.map((link) => link.getAttribute('href'))).toEqual([href]);
  });
});

describe('Mouse interactions', () => {
  const mouse = () => new Pointer();

  beforeEach(() => {
    jest.useFakeTimers();
    render(<Navigation />);
  });

  it('opens after the delay on the button', async () => {
    mouse().moveTo(button(first));
    await pass(OPEN_DELAY - 1);
    expectOpen();
    await pass(1);
    expectOpen(first);
  });

  it('does not open when the pointer only passes by', async () => {
    const pointer = mouse();
    pointer.moveTo(button(first));
    await pass(OPEN_DELAY - 1);
    pointer.moveAway();
    await pass(5000);
    expectOpen();
  });

  it('restarts the delay on another button', async () => {
    const pointer = mouse();
    pointer.moveTo(button(first));
    await pass(OPEN_DELAY - 1);
    pointer.moveTo(button(second));
    await pass(OPEN_DELAY - 1);
    expectOpen();
    await pass(1);
    expectOpen(second);
  });

  it('closes after a delay when the pointer has left', async () => {
    const pointer = mouse();
    pointer.moveTo(button(first));
    await pass(OPEN_DELAY);
    pointer.moveAway();
    await pass(CLOSE_DELAY - 1);
    expectOpen(first);
    await pass(1);
    expectOpen();
  });

  it('stays open while the pointer moves from the button to the panel, even over a gap', async () => {
    const pointer = mouse();
    pointer.moveTo(button(first));
    await pass(OPEN_DELAY);
    pointer.moveTo(panel(first));
    await pass(5000);
    expectOpen(first);
    pointer.moveAway();
    await pass(CLOSE_DELAY - 1);
    pointer.moveTo(panel(first));
    await pass(5000);
    expectOpen(first);
  });

  it('closes after a delay when the pointer has left the panel', async () => {
    const pointer = mouse();
    pointer.moveTo(button(first));
    await pass(OPEN_DELAY);
    pointer.moveTo(panel(first));
    pointer.moveAway();
    await pass(CLOSE_DELAY - 1);
    expectOpen(first);
    await pass(1);
    expectOpen();
  });

  it('opens another panel at once while one is open', async () => {
    const pointer = mouse();
    pointer.moveTo(button(first));
    await pass(OPEN_DELAY);
    pointer.moveTo(button(second));
    expectOpen(second);
    await pass(5000);
    expectOpen(second);
  });

  describe('after a panel has closed', () => {
    const pointer = mouse();

    beforeEach(async () => {
      pointer.moveTo(button(first));
      await pass(OPEN_DELAY);
      pointer.moveAway();
      await pass(CLOSE_DELAY);
      expectOpen();
    });

    it.each([first, second])('opens %s at once soon after', async (name) => {
      await pass(SKIP_DELAY - 1);
      pointer.moveTo(button(name));
      expectOpen(name);
    });

    it('waits again later', async () => {
      await pass(SKIP_DELAY + 1);
      pointer.moveTo(button(second));
      expectOpen();
      await pass(OPEN_DELAY - 1);
      expectOpen();
      await pass(1);
      expectOpen(second);
    });

    it('counts the time from the last closing', async () => {
      await pass(OPEN_DELAY);
      pointer.moveTo(button(second));
      pointer.moveAway();
      await pass(CLOSE_DELAY);
      expectOpen();
      await pass(SKIP_DELAY - 1);
      pointer.moveTo(button(first));
      expectOpen(first);
    });
  });

  it('toggles at once on a click', async () => {
    const pointer = mouse();
    pointer.clickOn(button(first));
    expectOpen(first);
    await pass(5000);
    expectOpen(first);
    pointer.click();
    expectOpen();
  });

  it('closes at once on a second click, however soon', () => {
    const pointer = mouse();
    pointer.clickOn(button(first));
    pointer.click();
    expectOpen();
  });

  it('leaves the panel open on a click right after hover has opened it', async () => {
    const pointer = mouse();
    pointer.moveTo(button(first));
    await pass(OPEN_DELAY + CLICK_GRACE - 1);
    pointer.click();
    expectOpen(first);
  });

  it('closes on a later click after hover has opened it', async () => {
    const pointer = mouse();
    pointer.moveTo(button(first));
    await pass(OPEN_DELAY + CLICK_GRACE + 1);
    pointer.click();
    expectOpen();
  });

  it('shows one panel at a time', () => {
    mouse().clickOn(button(first));
    mouse().clickOn(button(second));
    expectOpen(second);
  });

  it('closes on a press outside, and not on one inside', () => {
    mouse().clickOn(button(first));
    fireEvent.pointerDown(panel(first));
    expectOpen(first);
    fireEvent.pointerDown(document.body);
    expectOpen();
  });

  it('closes when a link is followed', () => {
    mouse().clickOn(button(second));
    const [link] = within(panel(second)).getAllByRole('link');
    fireEvent.click(link as HTMLElement);
    expectOpen();
    expect(window.location.pathname).toBe(groups[1]?.items[0]?.href);
  });
});

describe('Touch', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(<Navigation />);
  });

  it('toggles on a tap, without waiting', () => {
    const finger = new Pointer('touch');
    finger.clickOn(button(first));
    expectOpen(first);
    expect(jest.getTimerCount()).toBe(0);
    finger.clickOn(button(first));
    expectOpen();
  });

  it('never opens or closes a panel by hover timers', async () => {
    const finger = new Pointer('touch');
    finger.moveTo(button(first));
    await pass(5000);
    expectOpen();
    finger.click();
    finger.moveAway();
    await pass(5000);
    expectOpen(first);
  });
});

describe('Keyboard interactions', () => {
  const lastLink = (name: string) => within(panel(name)).getAllByRole('link').at(-1);

  it.each(['{Enter}', ' '])('toggles with %p', async (key) => {
    render(<Navigation />);
    await user.tab();
    expect(button(first)).toHaveFocus();
    await user.keyboard(key);
    expectOpen(first);
    expect(button(first)).toHaveFocus();
    await user.keyboard(key);
    expectOpen();
  });

  it('does not open a panel that only gets the focus', async () => {
    render(<Navigation />);
    await user.tab();
    await user.tab();
    expect(button(second)).toHaveFocus();
    expectOpen();
  });

  it('closes on Escape and gives the focus back to the button', async () => {
    render(<Navigation />);
    await user.tab();
    await user.keyboard('{Enter}');
    await user.tab();
    expect(within(panel(first)).getAllByRole('link')[0]).toHaveFocus();
    await user.keyboard('{Escape}');
    expectOpen();
    expect(button(first)).toHaveFocus();
  });

  it('closes on Escape after hover without taking the focus from elsewhere on the page', async () => {
    render(
      <>
        <Navigation />
        <input aria-label="Elsewhere" />
      </>,
    );
    fireEvent(panel(first), createEvent('beforematch', panel(first)));
    screen.getByRole('textbox').focus();
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
    expectOpen();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('leaves other keys alone', async () => {
    render(<Navigation />);
    await user.tab();
    await user.keyboard('{Enter}a{ArrowDown}');
    expectOpen(first);
  });

  it('closes when the focus leaves past the last link', async () => {
    render(<Navigation />);
    await user.tab();
    await user.keyboard('{Enter}');
    lastLink(first)?.focus();
    expectOpen(first);
    await user.tab();
    expect(button(second)).toHaveFocus();
    expectOpen();
  });

  it('closes when the focus leaves backwards past the button', async () => {
    render(<Navigation />);
    button(second).focus();
    await user.keyboard('{Enter}');
    expectOpen(second);
    await user.tab({ shift: true });
    expect(button(first)).toHaveFocus();
    expectOpen();
  });
});

it('leaves no timer behind', async () => {
  jest.useFakeTimers();
  const pointer = new Pointer();
  const { unmount } = render(<Navigation />);
  pointer.moveTo(button(first));
  await pass(OPEN_DELAY);
  pointer.moveAway();
  await pass(CLOSE_DELAY);
  pointer.moveTo(button(second));
  pointer.moveAway();
  expect(jest.getTimerCount()).toBeGreaterThan(0);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
