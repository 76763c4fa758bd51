import { act, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DesktopNavigation } from '../../src/layout/header/desktop-navigation';
import { CLICK_GRACE, CLOSE_DELAY, OPEN_DELAY } from '../../src/hooks/use-hover-menu';
import { pass, visit } from '../support/browser';
import { navigation } from '../support/layout-content';
import { Pointer } from '../support/pointer';
import { controlledBy, mainNavigation } from '../support/queries';

const { groups } = navigation;
const [first, second] = groups.map(({ title }) => title) as [string, string];
const user = userEvent.setup({ delay: null });

const button = (name: string) => screen.getByRole('button', { name });
const panel = (name: string) => controlledBy(button(name));

/** Expects that the only open panel is the one with this name, or that all are closed. */
function expectOpen(name = '') {
  for (const { title } of groups) {
    expect([title, button(title).getAttribute('aria-expanded')]).toEqual([title, String(title === name)]);
    if (title === name) expect(panel(title)).toBeVisible();
    else expect(panel(title)).not.toBeVisible();
  }
}

const show = () => render(<DesktopNavigation />);

describe('Rendering', () => {
  it('find-in-page finds text in closed panels and opens the panel', () => {
    show();
    for (const { title } of groups) expect(panel(title)).toHaveAttribute('hidden', 'until-found');
    fireEvent(panel(second), createEvent('beforematch', panel(second)));
    expectOpen(second);
  });
});

// specification/timing.test.tsx tests each delay.

/** A movement to an element, a click there, or a time that passes, in ms. */
type Step = 'first' | 'second' | 'panel' | 'away' | 'click' | number;

describe('Mouse', () => {
  const targets = {
    first: () => button(first),
    second: () => button(second),
    panel: () => panel(first),
    away: () => document.body,
  };

  async function play(pointer: Pointer, steps: Step[]) {
    jest.useFakeTimers();
    const { unmount } = show();
    for (const step of steps) {
      if (typeof step === 'number') await pass(step);
      else if (step === 'click') pointer.click();
      else pointer.moveTo(targets[step]());
    }
    return unmount;
  }

  const opened: Step[] = ['first', OPEN_DELAY];

  it.each<[string, Step[], string?, string?]>([
    ['does not open a panel that the pointer leaves earlier', ['first', OPEN_DELAY - 1, 'away', 5000]],
    ['stays open across a gap', [...opened, 'away', CLOSE_DELAY - 1, 'panel', 5000], first, first],
    ['closes after the pointer leaves the panel', [...opened, 'panel', 'away', CLOSE_DELAY - 1], first],
    ['opens another panel without a delay while one is open', [...opened, 'second'], second, second],
    ['closes on a second click', ['first', 'click', 'click']],
    ['stays open on a click right after hover', [...opened, CLICK_GRACE - 1, 'click'], first, first],
    ['closes on a later click after hover', [...opened, CLICK_GRACE, 'click']],
  ])('%s', async (_title, steps, before = '', after = '') => {
    await play(new Pointer(), steps);
    expectOpen(before);
    await pass(1);
    expectOpen(after);
  });

  it.each<[string, Step[], string?]>([
    ['opens without a delay', ['first', 'click'], first],
    ['closes on a second tap', ['first', 'click', 'first', 'click']],
    ['does not open without a tap', ['first', 5000]],
    ['stays open after the finger leaves', ['first', 'click', 'away', 5000], first],
  ])('Touch and pens: %s', async (_title, steps, open = '') => {
    for (const kind of ['touch', 'pen'] as const) {
      const unmount = await play(new Pointer(kind), steps);
      expectOpen(open);
      expect(jest.getTimerCount()).toBe(0);
      unmount();
    }
  });

  it('closes on a press outside, and not on one inside', async () => {
    await play(new Pointer(), ['first', 'click']);
    fireEvent.pointerDown(panel(first));
    expectOpen(first);
    fireEvent.pointerDown(document.body);
    expectOpen();
  });

  it('closes when the visitor follows a link', async () => {
    await play(new Pointer(), ['second', 'click']);
    fireEvent.click(within(panel(second)).getAllByRole('link')[0] as HTMLElement);
    expectOpen();
    await waitFor(() => expect(window.location.pathname).toBe(groups[1]?.items[0]?.href));
  });
});

describe('Keyboard', () => {
  it.each(['{Enter}', ' '])('%p opens and closes a panel; focus alone does not open it', async (key) => {
    show();
    await user.tab();
    expect(button(first)).toHaveFocus();
    expectOpen();
    await user.keyboard(key);
    expectOpen(first);
    await user.keyboard('a{ArrowDown}');
    expectOpen(first);
    await user.keyboard(key);
    expectOpen();
  });

  it.each(groups)('a mouse that drifts over the menu $title leaves the panel open', async ({ title }) => {
    show();
    await user.tab();
    await user.keyboard('{Enter}{Tab}');
    jest.useFakeTimers();
    const pointer = new Pointer();
    pointer.moveTo(button(title));
    await pass(OPEN_DELAY);
    pointer.moveTo(document.body);
    await pass(5000);
    expectOpen(first);
    expect(panel(first)).toContainElement(document.activeElement as HTMLElement);
  });

  it('closes the panel, and moves the focus to the button of the mobile panel and back, when the window is too narrow', async () => {
    let resize: () => void = jest.fn();
    jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
      resize = () => act(() => callback([], undefined as unknown as ResizeObserver));
      return { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
    });
    render(<DesktopNavigation />).container.append(document.createElement('button'));
    await user.tab();
    await user.keyboard('{Enter}{Tab}');
    // jsdom has no layout: the width is 0, as that of an element which is not displayed.
    resize();
    expectOpen();
    expect(screen.getByRole('button', { name: '' })).toHaveFocus();
    Object.defineProperty(mainNavigation(), 'clientWidth', { value: 500 });
    resize();
    expect(button(first)).toHaveFocus();
  });

  it('Escape and a link to the same page close the panel and return the focus to the button, also if it is lost', async () => {
    visit(groups[0]?.items[0]?.href ?? '');
    show();
    await user.tab();
    for (const key of ['{Enter}', '{Escape}']) {
      await user.keyboard('{Enter}{Tab}');
      expect(within(panel(first)).getAllByRole('link')[0]).toHaveFocus();
      await user.keyboard(key);
      expectOpen();
      expect(button(first)).toHaveFocus();
    }
    await user.keyboard('{Enter}');
    button(first).blur();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expectOpen();
    expect(button(first)).toHaveFocus();
  });

  it('Escape leaves the focus on an element outside the menu', () => {
    show();
    const elsewhere = document.body.appendChild(document.createElement('input'));
    elsewhere.focus();
    fireEvent(panel(first), createEvent('beforematch', panel(first)));
    fireEvent.keyDown(elsewhere, { key: 'Escape' });
    expectOpen();
    expect(elsewhere).toHaveFocus();
  });

  it.each([
    ['forwards', false, () => within(panel(first)).getAllByRole('link').at(-1), first, second],
    ['backwards', true, () => button(second), second, first],
  ] as const)('closes when the focus leaves %s', async (_title, shift, last, open, next) => {
    show();
    button(open).focus();
    await user.keyboard('{Enter}');
    last()?.focus();
    expectOpen(open);
    await user.tab({ shift });
    expect(button(next)).toHaveFocus();
    expectOpen();
  });
});
