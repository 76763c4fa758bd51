import { act, fireEvent, render, screen } from '@testing-library/react';
import type { HeroContent } from '../../../src/sections/hero/definition';
import HeroSection from '../../../src/sections/hero/hero-section';
import { setMedia } from '../../support/browser';
import { sectionContent } from '../../support/content';

const content = sectionContent<HeroContent>('hero');
const film = { src: '/files/film.mp4', pause: 'Stop the film', play: 'Go on' };

/** The films that play, in jsdom, which plays none. */
let playing: Set<HTMLMediaElement>;

beforeEach(() => {
  playing = new Set();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    playing.add(this);
    return Promise.resolve();
  });
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    playing.delete(this);
  });
});

function show(count: number) {
  const slides = content.slides
    .slice(0, count)
    .map((slide, index) => ({ ...slide, film: index ? null : film }));
  const { container } = render(<HeroSection content={{ ...content, slides } as never} heading="A heading" />);
  return { video: () => container.querySelector('video') };
}

it('plays a silent film over its image, which a button stops and starts', () => {
  const { video } = show(1);
  expect(video()).toHaveAttribute('src', film.src);
  expect(video()).toHaveProperty('muted', true);
  expect(playing.size).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: film.pause }));
  expect(playing.size).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: film.play }));
  expect(playing.size).toBe(1);
});

it('plays while its slide is shown, and stops with the slideshow', () => {
  show(2);
  expect(screen.queryByRole('button', { name: film.pause })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Go to slide 2' }));
  expect(playing.size).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Go to slide 1' }));
  expect(playing.size).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: /^Pause/ }));
  expect(playing.size).toBe(0);
});

it('loads nothing for visitors who prefer less motion', () => {
  act(() => setMedia('(prefers-reduced-motion: reduce)', true));
  expect(show(1).video()).toBeNull();
});

it('loads nothing for visitors who save data', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  expect(show(1).video()).toBeNull();
  Reflect.deleteProperty(navigator, 'connection');
});
