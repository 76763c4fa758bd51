import { fireEvent, render, screen, within } from '@testing-library/react';
import { HeroSection } from '../../src/sections/hero/hero-section';
import { pass, setDocumentVisible, setMedia } from '../support/browser';
import { sectionContent } from '../support/content';
import { entries } from '../support/queries';
import { headline } from '../support/specification';

const content = sectionContent<Queries.HeroSectionFragment>('hero');
const show = () => render(<HeroSection content={content} heading={headline} />);

const controls = () =>
  within(screen.getByRole('group', { name: 'Background slideshow' })).getAllByRole('button');
const dot = (number: number) => screen.getByRole('button', { name: `Go to slide ${number}` });

/** The dots' numbers that are marked as the current one. */
const current = () => [1, 2, 3].filter((number) => dot(number).getAttribute('aria-current') === 'true');

/** The images' places that are shown. */
const shown = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-active]')].flatMap((slide, index) =>
    slide.getAttribute('data-active') === 'true' ? [index + 1] : [],
  );

beforeEach(() => {
  jest.useFakeTimers();
});

describe('Rendering', () => {
  it('has the headline as its heading of the first level', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(headline);
    expect(screen.getByRole('region', { name: headline })).toBeVisible();
  });

  it('has a subline about turning ideas into web and mobile applications', () => {
    show();
    expect(screen.getByText(/turn ideas into web and mobile applications/i)).toBeVisible();
  });

  it('offers its actions as links', () => {
    const { container } = show();
    expect(entries(container)).toEqual(content.actions.map(({ title, href }) => [title, href]));
  });

  it('shows 3 images as decoration, hidden from assistive technology', () => {
    const { container } = show();
    const images = [...container.querySelectorAll('img')];
    expect(images).toHaveLength(3);
    expect(screen.queryByRole('img')).toBeNull();
    for (const image of images) {
      expect(image).toHaveAttribute('alt', '');
      expect(image.closest('[aria-hidden="true"]')).not.toBeNull();
    }
  });

  it('fetches the first image at once and lets the others wait for the page to load', () => {
    const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const { container } = show();
    expect(container.querySelectorAll('img')).toHaveLength(1);
    expect(container.querySelector('img')).toHaveAttribute('loading', 'eager');
    expect(container.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
    readyState.mockReturnValue('complete');
    fireEvent.load(window);
    expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
      'lazy',
    ]);
  });

  it('has a crop of its own for narrow screens', () => {
    const { container } = show();
    const [first] = container.querySelectorAll('picture');
    const narrow = [...(first?.querySelectorAll('source[media]') ?? [])];
    expect(narrow.map((source) => source.getAttribute('type'))).toEqual(['image/avif', 'image/webp', null]);
    for (const source of narrow) expect(source.getAttribute('srcset')).toContain('-0.80-');
  });
});

describe('The controls', () => {
  it('stand in order: the rotation control before three dots', () => {
    show();
    expect(controls().map((button) => button.getAttribute('aria-label'))).toEqual([
      'Pause slideshow',
      'Go to slide 1',
      'Go to slide 2',
      'Go to slide 3',
    ]);
  });

  it('mark the first slide to begin with', () => {
    const { container } = show();
    expect(current()).toEqual([1]);
    expect(shown(container)).toEqual([1]);
  });
});

describe('The show', () => {
  it('goes on every 5,000 ms, round and round', async () => {
    const { container } = show();
    for (const next of [2, 3, 1, 2]) {
      const before = current();
      await pass(4999);
      expect(current()).toEqual(before);
      await pass(1);
      expect(current()).toEqual([next]);
      expect(shown(container)).toEqual([next]);
    }
  });

  it.each([1, 2, 3])('shows slide %i on a click of its dot', (number) => {
    const { container } = show();
    fireEvent.click(dot(2));
    fireEvent.click(dot(number));
    expect(current()).toEqual([number]);
    expect(shown(container)).toEqual([number]);
  });

  it.each([1, 3])('gives slide %i a whole 5,000 ms after a click of its dot', async (number) => {
    show();
    await pass(3000);
    fireEvent.click(dot(number));
    await pass(4999);
    expect(current()).toEqual([number]);
    await pass(1);
    expect(current()).toEqual([(number % 3) + 1]);
  });

  it('stands still while it is paused, and goes on after', async () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Pause slideshow' }));
    await pass(60_000);
    expect(current()).toEqual([1]);
    expect(controls()[0]).toHaveAccessibleName('Play slideshow');
    fireEvent.click(screen.getByRole('button', { name: 'Play slideshow' }));
    expect(controls()[0]).toHaveAccessibleName('Pause slideshow');
    await pass(4999);
    expect(current()).toEqual([1]);
    await pass(1);
    expect(current()).toEqual([2]);
  });

  it('keeps the dots working while it is paused, and stays paused', async () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Pause slideshow' }));
    fireEvent.click(dot(3));
    expect(current()).toEqual([3]);
    await pass(60_000);
    expect(current()).toEqual([3]);
  });

  it('stands still while the document is hidden', async () => {
    show();
    await pass(4000);
    setDocumentVisible(false);
    await pass(60_000);
    expect(current()).toEqual([1]);
    setDocumentVisible(true);
    await pass(4999);
    expect(current()).toEqual([1]);
    await pass(1);
    expect(current()).toEqual([2]);
  });

  it('stands still where less motion is preferred, and its dots work', async () => {
    setMedia('(prefers-reduced-motion: reduce)', true);
    show();
    await pass(60_000);
    expect(current()).toEqual([1]);
    fireEvent.click(dot(2));
    expect(current()).toEqual([2]);
    await pass(60_000);
    expect(current()).toEqual([2]);
  });

  it('follows a change of that preference', async () => {
    show();
    setMedia('(prefers-reduced-motion: reduce)', true);
    await pass(60_000);
    expect(current()).toEqual([1]);
    setMedia('(prefers-reduced-motion: reduce)', false);
    await pass(5000);
    expect(current()).toEqual([2]);
  });

  it('does not stop because the pointer rests on the hero or the focus is on a dot', async () => {
    show();
    fireEvent.pointerOver(screen.getByRole('heading', { level: 1 }), { pointerType: 'mouse' });
    fireEvent.mouseOver(screen.getByRole('heading', { level: 1 }));
    await pass(5000);
    expect(current()).toEqual([2]);
  });

  it('leaves no timer behind', async () => {
    const { unmount } = show();
    await pass(5000);
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
