import { fireEvent, render, screen, within } from '@testing-library/react';
import { SLIDE_INTERVAL } from '../../../src/hooks/use-carousel';
import HeroSection from '../../../src/sections/hero/hero-section';
import { pass, reportOnScreen, setDocumentVisible, setMedia } from '../../support/browser';
import { sectionContent } from '../../support/content';
import { entries } from '../../support/queries';
import type { HeroContent } from '../../../src/sections/hero/definition';

const content = sectionContent<HeroContent>('hero');
const renderHero = () => render(<HeroSection content={content} heading="A heading" />);

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

/** Expects that the current slide is shown for a whole interval from now, and then another one. */
async function expectNext(number: number) {
  const before = current();
  // A clock that is set changes nothing.
  jest.setSystemTime(Date.now() + 6 * 3_600_000);
  await pass(SLIDE_INTERVAL - 1);
  expect(current()).toEqual(before);
  await pass(1);
  expect(current()).toEqual([number]);
}

async function expectStill(number: number) {
  expect(current()).toEqual([number]);
  await pass(60_000);
  expect(current()).toEqual([number]);
}

beforeEach(() => {
  jest.useFakeTimers();
});

describe('Rendering', () => {
  it('is named by its heading, and has links and an image for each slide, hidden from assistive technology', () => {
    const { container } = renderHero();
    expect(screen.getByRole('region', { name: 'A heading' })).toBeVisible();
    expect(entries(container)).toEqual(content.actions.map(({ title, href }) => [title, `/${href}`]));
    const images = [...container.querySelectorAll('img')];
    expect(images).toHaveLength(content.slides.length);
    expect(screen.queryByRole('img')).toBeNull();
    for (const image of images) {
      expect(image).toHaveAttribute('alt', '');
      expect(image.closest('[aria-hidden="true"]')).not.toBeNull();
    }
  });

  it('loads the part of a slide that moves together with it, in front of it', () => {
    const [slide] = content.slides as [HeroContent['slides'][number]];
    const layer = { src: '/images/part.png', focalPoint: '10% 20%', file: null, narrowImage: null };
    const { container } = render(
      <HeroSection content={{ ...content, slides: [{ ...slide, layer }] }} heading="A heading" />,
    );
    const [below, part] = [...container.querySelectorAll('img')] as [HTMLImageElement, HTMLImageElement];
    expect(part).toHaveAttribute('src', '/images/part.png');
    expect(part).toHaveAttribute('alt', '');
    expect(part).toHaveAttribute('loading', 'eager');
    expect(part).toHaveStyle({ objectPosition: '10% 20%' });
    expect(below.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('loads the first image at once and the others after the page', () => {
    const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const { container } = renderHero();
    expect(container.querySelectorAll('img')).toHaveLength(1);
    expect(container.querySelector('img')).toHaveAttribute('loading', 'eager');
    expect(container.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
    readyState.mockReturnValue('complete');
    fireEvent.load(window);
    expect(container.querySelectorAll('img[loading=eager]')).toHaveLength(3);
  });

  it('has the pause button before three dots, and the name of the current slide, which describes its dot', () => {
    const { container } = renderHero();
    expect(current()).toEqual([1]);
    expect(shown(container)).toEqual([1]);
    const dots = [1, 2, 3].map((number) => `Go to slide ${number}`);
    expect(controls().map((button) => button.getAttribute('aria-label'))).toEqual([
      'Pause slideshow',
      ...dots,
    ]);
    const names = content.slides.map(({ label }) => label ?? '');
    expect(screen.getByText(names[0] ?? '')).toBeVisible();
    fireEvent.click(dot(2));
    expect(screen.getByText(names[1] ?? '')).toBeVisible();
    expect(dot(3)).toHaveAccessibleDescription(names[2]);
  });
});

it('a single image has its name, no controls and no timer', () => {
  const slides = content.slides.slice(0, 1);
  const { container } = render(<HeroSection content={{ ...content, slides }} heading="A heading" />);
  expect(container.querySelectorAll('img')).toHaveLength(1);
  expect(screen.getByText(slides[0]?.label ?? '')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(jest.getTimerCount()).toBe(0);
});

describe('Slideshow', () => {
  it.each([1, 2, 3])('shows slide %i for a whole interval after a click on its dot', async (number) => {
    const { container } = renderHero();
    await pass(SLIDE_INTERVAL / 2);
    fireEvent.click(dot(2));
    fireEvent.click(dot(number));
    expect(current()).toEqual([number]);
    expect(shown(container)).toEqual([number]);
    await expectNext((number % 3) + 1);
  });

  it('does not rotate while it is paused; its dots work', async () => {
    renderHero();
    fireEvent.click(screen.getByRole('button', { name: 'Pause slideshow' }));
    fireEvent.click(dot(3));
    await expectStill(3);
    fireEvent.click(dot(1));
    expect(controls()[0]).toHaveAccessibleName('Play slideshow');
    fireEvent.click(screen.getByRole('button', { name: 'Play slideshow' }));
    expect(controls()[0]).toHaveAccessibleName('Pause slideshow');
    await expectNext(2);
  });

  it.each([
    ['it is off the screen', reportOnScreen],
    ['the document is hidden', setDocumentVisible],
  ])('does not rotate while %s', async (_name, show) => {
    renderHero();
    await pass(SLIDE_INTERVAL / 2);
    show(false);
    await expectStill(1);
    show(true);
    await expectNext(2);
  });

  it('does not rotate with prefers-reduced-motion, also if it changes; its dots work', async () => {
    setMedia('(prefers-reduced-motion: reduce)', true);
    renderHero();
    await expectStill(1);
    fireEvent.click(dot(2));
    await expectStill(2);
    setMedia('(prefers-reduced-motion: reduce)', false);
    await expectNext(3);
    setMedia('(prefers-reduced-motion: reduce)', true);
    await expectStill(3);
  });

  it('rotates under the pointer, and leaves no timer after unmounting', async () => {
    const { unmount } = renderHero();
    const heading = screen.getByRole('heading', { level: 1 });
    fireEvent.pointerOver(heading, { pointerType: 'mouse' });
    fireEvent.mouseOver(heading);
    await expectNext(2);
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
