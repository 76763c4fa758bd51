import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DesktopNavigation } from '../../src/layout/header/desktop-navigation';
import { useLayoutContent } from '../../src/layout/use-layout-content';
import { pass, visit } from '../support/browser';
import { runQuery } from '../support/graphql';
import { Pointer } from '../support/pointer';
import { controlledBy, entries, hrefs, mainNavigation } from '../support/queries';
import { directLinks, menus } from '../support/specification';

function Navigation() {
  const { labels, navigation } = useLayoutContent();
  return <DesktopNavigation label={labels.mainNavigation} navigation={navigation} />;
}

const button = (name: string) => screen.getByRole('button', { name });
const panel = (name: string) => controlledBy(button(name));

function expectOpen(...names: string[]) {
  for (const { title } of menus) {
    const isOpen = names.includes(title);
    expect([title, button(title).getAttribute('aria-expanded')]).toEqual([title, String(isOpen)]);
    if (isOpen) expect(panel(title)).toBeVisible();
    else expect(panel(title)).not.toBeVisible();
  }
}

const user = userEvent.setup({ delay: null });

describe('Rendering', () => {
  it.each(menus)('holds the menu $title with its links, each with a description', ({ title, links }) => {
    render(<Navigation />);
    const { navigation } = runQuery<Queries.LayoutContentQuery>('LayoutContent');
    const items = navigation?.groups.find((group) => group.title === title)?.items ?? [];
    const found = within(panel(title)).getAllByRole('link', { hidden: true });
    expect(found).toHaveLength(links.length);
    for (const [index, [words, href]] of links.entries()) {
      expect(items[index]?.description).toMatch(/\w.+\./);
      expect(found[index]).toHaveTextContent(`${words}${items[index]?.description}`);
      expect(found[index]).toHaveAttribute('href', href);
      expect(found[index]?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    }
  });

  it('holds the direct links', () => {
    render(<Navigation />);
    expect(entries(mainNavigation())).toEqual(directLinks);
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
    for (const { title, links } of menus) {
      expect(panel(title)).toHaveAttribute('hidden', 'until-found');
      expect(within(panel(title)).queryByRole('link')).toBeNull();
      expect(within(panel(title)).getAllByRole('link', { hidden: true })).toHaveLength(links.length);
    }
  });

  it('opens the panel in which find-in-page has found something', () => {
    render(<Navigation />);
    fireEvent(panel('Company'), createEvent('beforematch', panel('Company')));
    expectOpen('Company');
  });

  it.each([...menus.flatMap(({ links }) => links), ...directLinks])(
    'marks %s as the current page at %s, and nothing else',
    (_title, href) => {
      visit(href);
      render(<Navigation />);
      const current = within(mainNavigation()).getAllByRole('link', { hidden: true, current: 'page' });
      expect(current.map((link) => link.getAttribute('href'))).toEqual([href]);
    },
  );
});

describe('Mouse interactions', () => {
  const mouse = () => new Pointer();

  beforeEach(() => {
    jest.useFakeTimers();
    render(<Navigation />);
  });

  it('opens after 200 ms on the button', async () => {
    mouse().moveTo(button('Services'));
    await pass(199);
    expectOpen();
    await pass(1);
    expectOpen('Services');
    expect(hrefs(panel('Services'))).toEqual(menus[0]?.links.map(([, href]) => href));
  });

  it('does not open when the pointer only passes by', async () => {
    const pointer = mouse();
    pointer.moveTo(button('Services'));
    await pass(199);
    pointer.moveAway();
    await pass(5000);
    expectOpen();
  });

  it('begins the 200 ms afresh on another button', async () => {
    const pointer = mouse();
    pointer.moveTo(button('Services'));
    await pass(150);
    pointer.moveTo(button('Company'));
    await pass(199);
    expectOpen();
    await pass(1);
    expectOpen('Company');
  });

  it('closes 150 ms after the pointer has left', async () => {
    const pointer = mouse();
    pointer.moveTo(button('Services'));
    await pass(200);
    pointer.moveAway();
    await pass(149);
    expectOpen('Services');
    await pass(1);
    expectOpen();
  });

  it('stays open on the way from the button to the panel, even over a gap', async () => {
    const pointer = mouse();
    pointer.moveTo(button('Services'));
    await pass(200);
    pointer.moveTo(panel('Services'));
    await pass(5000);
    expectOpen('Services');
    pointer.moveAway();
    await pass(149);
    pointer.moveTo(panel('Services'));
    await pass(5000);
    expectOpen('Services');
  });

  it('closes 150 ms after the pointer has left the panel', async () => {
    const pointer = mouse();
    pointer.moveTo(button('Services'));
    await pass(200);
    pointer.moveTo(panel('Services'));
    pointer.moveAway();
    await pass(149);
    expectOpen('Services');
    await pass(1);
    expectOpen();
  });

  it('opens another panel at once while one is open', async () => {
    const pointer = mouse();
    pointer.moveTo(button('Services'));
    await pass(200);
    pointer.moveTo(button('Company'));
    expectOpen('Company');
    await pass(5000);
    expectOpen('Company');
  });

  describe('after a panel has closed', () => {
    const pointer = mouse();

    beforeEach(async () => {
      pointer.moveTo(button('Services'));
      await pass(200);
      pointer.moveAway();
      await pass(150);
      expectOpen();
    });

    it.each(['Services', 'Company'])('opens %s at once within 300 ms', async (name) => {
      await pass(299);
      pointer.moveTo(button(name));
      expectOpen(name);
    });

    it('waits again after 300 ms', async () => {
      await pass(301);
      pointer.moveTo(button('Company'));
      expectOpen();
      await pass(199);
      expectOpen();
      await pass(1);
      expectOpen('Company');
    });

    it('counts the 300 ms from the last closing', async () => {
      await pass(200);
      pointer.moveTo(button('Company'));
      pointer.moveAway();
      await pass(150);
      expectOpen();
      await pass(299);
      pointer.moveTo(button('Services'));
      expectOpen('Services');
    });
  });

  it('toggles at once on a click', async () => {
    const pointer = mouse();
    pointer.clickOn(button('Services'));
    expectOpen('Services');
    await pass(5000);
    expectOpen('Services');
    pointer.click();
    expectOpen();
  });

  it('closes at once on a second click, however soon', () => {
    const pointer = mouse();
    pointer.clickOn(button('Services'));
    pointer.click();
    expectOpen();
  });

  it('leaves the panel open on a click within 250 ms after hover has opened it', async () => {
    const pointer = mouse();
    pointer.moveTo(button('Services'));
    await pass(200 + 249);
    pointer.click();
    expectOpen('Services');
  });

  it('closes on a click later than 250 ms after hover has opened it', async () => {
    const pointer = mouse();
    pointer.moveTo(button('Services'));
    await pass(200 + 251);
    pointer.click();
    expectOpen();
  });

  it('shows one panel at a time', () => {
    mouse().clickOn(button('Services'));
    mouse().clickOn(button('Company'));
    expectOpen('Company');
  });

  it('closes on a press outside, and not on one inside', () => {
    mouse().clickOn(button('Services'));
    fireEvent.pointerDown(panel('Services'));
    expectOpen('Services');
    fireEvent.pointerDown(document.body);
    expectOpen();
  });

  it('closes when a link is followed', () => {
    mouse().clickOn(button('Company'));
    fireEvent.click(within(panel('Company')).getByRole('link', { name: /^Careers/ }));
    expectOpen();
    expect(window.location.pathname).toBe('/careers');
  });
});

describe('Touch', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(<Navigation />);
  });

  it('toggles on a tap, without waiting', () => {
    const finger = new Pointer('touch');
    finger.clickOn(button('Services'));
    expectOpen('Services');
    expect(jest.getTimerCount()).toBe(0);
    finger.clickOn(button('Services'));
    expectOpen();
  });

  it('never opens or closes a panel by hover timers', async () => {
    const finger = new Pointer('touch');
    finger.moveTo(button('Services'));
    await pass(5000);
    expectOpen();
    finger.click();
    finger.moveAway();
    await pass(5000);
    expectOpen('Services');
  });
});

describe('Keyboard interactions', () => {
  const lastLink = (name: string) => within(panel(name)).getAllByRole('link').at(-1);

  it.each(['{Enter}', ' '])('toggles with %p', async (key) => {
    render(<Navigation />);
    await user.tab();
    expect(button('Services')).toHaveFocus();
    await user.keyboard(key);
    expectOpen('Services');
    expect(button('Services')).toHaveFocus();
    await user.keyboard(key);
    expectOpen();
  });

  it('does not open a panel that only gets the focus', async () => {
    render(<Navigation />);
    await user.tab();
    await user.tab();
    expect(button('Company')).toHaveFocus();
    expectOpen();
  });

  it('closes on Escape and gives the focus back to the button', async () => {
    render(<Navigation />);
    await user.tab();
    await user.keyboard('{Enter}');
    await user.tab();
    expect(within(panel('Services')).getAllByRole('link')[0]).toHaveFocus();
    await user.keyboard('{Escape}');
    expectOpen();
    expect(button('Services')).toHaveFocus();
  });

  it('closes on Escape after hover without taking the focus from elsewhere on the page', async () => {
    render(
      <>
        <Navigation />
        <input aria-label="Elsewhere" />
      </>,
    );
    fireEvent(panel('Services'), createEvent('beforematch', panel('Services')));
    screen.getByRole('textbox').focus();
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
    expectOpen();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('leaves other keys alone', async () => {
    render(<Navigation />);
    await user.tab();
    await user.keyboard('{Enter}a{ArrowDown}');
    expectOpen('Services');
  });

  it('closes when the focus leaves past the last link', async () => {
    render(<Navigation />);
    await user.tab();
    await user.keyboard('{Enter}');
    lastLink('Services')?.focus();
    expectOpen('Services');
    await user.tab();
    expect(button('Company')).toHaveFocus();
    expectOpen();
  });

  it('closes when the focus leaves backwards past the button', async () => {
    render(<Navigation />);
    button('Company').focus();
    await user.keyboard('{Enter}');
    expectOpen('Company');
    await user.tab({ shift: true });
    expect(button('Services')).toHaveFocus();
    expectOpen();
  });
});

it('leaves no timer behind', async () => {
  jest.useFakeTimers();
  const pointer = new Pointer();
  const { unmount } = render(<Navigation />);
  pointer.moveTo(button('Services'));
  await pass(200);
  pointer.moveAway();
  await pass(150);
  await pass(100);
  pointer.moveTo(button('Company'));
  pointer.moveAway();
  expect(jest.getTimerCount()).toBeGreaterThan(0);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
