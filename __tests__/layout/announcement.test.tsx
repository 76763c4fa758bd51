import { renderHook, screen } from '@testing-library/react';
import { currentAnnouncement } from '../../gatsby/model/announcement';
import { prePaint, type PrePaintContent } from '../../src/pre-paint';
import { refuseStorage, setParts } from '../support/browser';
import { useStaticQuery } from '../support/gatsby/gatsby';
import { replaceIn } from '../support/layout-content';
import { renderRoute } from '../support/page';

const announcement = {
  id: 'a1b2',
  text: 'We are closed in August.',
  link: { title: 'When we are back', href: '/about' },
  close: 'Close',
};

const root = document.documentElement;
const { layout } = renderHook(() => useStaticQuery('LayoutContent')).result.current as { layout: object };

const set = (announcement: object | null) => replaceIn(layout, { announcement });

const paint = (announcement: PrePaintContent['announcement'], timeZone = 'Europe/London') =>
  prePaint({ announcement, consent: null, timeZone });

beforeEach(() => {
  setParts({ announcement: true });
  set(announcement);
});

it('is above the header, with its link', () => {
  renderRoute('/about');
  const bar = screen.getByRole('complementary');
  expect(bar).toHaveTextContent('We are closed in August. When we are back');
  expect(bar.compareDocumentPosition(screen.getByRole('banner'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('link', { name: 'When we are back' })).toHaveAttribute('href', '/about');
});

it('is hidden when it is closed, and before the first paint of the next page, until its text changes', () => {
  renderRoute('/about');
  screen.getByRole('button', { name: 'Close' }).click();
  expect(root).toHaveAttribute('data-announcement');
  expect(screen.getByRole('main')).toHaveFocus();
  delete root.dataset.announcement;
  paint({ ...announcement, id: 'c3d4' });
  expect(root).not.toHaveAttribute('data-announcement');
  paint(announcement);
  expect(root).toHaveAttribute('data-announcement');
});

it('can be closed without storage', () => {
  refuseStorage('setItem');
  renderRoute('/about');
  screen.getByRole('button', { name: 'Close' }).click();
  expect(root).toHaveAttribute('data-announcement');
});

it('has no button without a name for it, and does not exist without a file', () => {
  set({ ...announcement, close: undefined });
  const { unmount } = renderRoute('/about');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  unmount();
  set(null);
  renderRoute('/about');
  expect(screen.queryByRole('complementary')).toBeNull();
});

describe('The days of an announcement', () => {
  const isShown = (days: object, now: string, timeZone = 'Europe/London') => {
    jest.useFakeTimers({ now: new Date(now) });
    const data = currentAnnouncement({ text: 'Closed.', ...days }, timeZone);
    paint(data, timeZone);
    return data !== null && !root.hasAttribute('data-announcement');
  };

  it.each([
    [{}, true],
    [{ from: '2026-03-14', until: '2026-03-14' }, true],
    [{ from: '2026-03-15' }, false],
    [{ until: '2026-03-13' }, false],
  ])('%p show it: %s', (days, expected) => {
    expect(isShown(days, '2026-03-14T12:00:00Z')).toBe(expected);
  });

  it('are those of the time zone of the site', () => {
    const day = { from: '2026-03-14', until: '2026-03-14' };
    expect(isShown(day, '2026-03-15T00:00:00Z', 'America/Los_Angeles')).toBe(true);
    expect(isShown(day, '2026-03-14T06:59:00Z', 'America/Los_Angeles')).toBe(false);
    expect(isShown(day, '2026-03-13T20:00:00Z', 'Pacific/Auckland')).toBe(true);
    expect(isShown(day, '2026-03-14T12:00:00Z', 'Pacific/Auckland')).toBe(false);
  });

  it('come and go without a build', () => {
    jest.useFakeTimers({ now: new Date('2026-03-14T12:00:00Z') });
    const planned = { id: 'e5f6', from: '2026-03-15', until: '2026-03-15' };
    const isShownOn = (day: string) => {
      jest.setSystemTime(new Date(`${day}T12:00:00Z`));
      paint(planned);
      return !root.hasAttribute('data-announcement');
    };
    expect(['2026-03-14', '2026-03-15', '2026-03-16'].map(isShownOn)).toEqual([false, true, false]);
  });

  it('do not change what a visitor has closed, but another text does', () => {
    const id = (text: string, days = {}) => currentAnnouncement({ text, ...days }, 'Europe/London')?.id;
    expect(id('Closed.', { from: '2020-03-14' })).toBe(id('Closed.'));
    expect(id('Open.')).not.toBe(id('Closed.'));
  });
});
