import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import EmbedSection from '../../../src/sections/embed/embed-section';
import { fillLabel } from '../../../src/ui/fill-label';
import { labels } from '../../support/layout-content';
import type { EmbedContent } from '../../../src/sections/embed/definition';

const content: EmbedContent = {
  kind: 'embed',
  anchor: 'film',
  showsHeading: false,
  title: 'The film',
  intro: 'Two minutes.',
  address: 'https://video.example/embed/film?autoplay=1',
  shape: 'video',
  button: 'Play it',
  image: { src: 'https://images.example/film.jpg', focalPoint: '80% 40%', file: null },
};

const show = (changes: Partial<typeof content> = {}) =>
  render(<EmbedSection content={{ ...content, ...changes }} />);

const load = () => userEvent.click(screen.getByRole('link', { name: 'Play it' }));

it('loads nothing before it is asked to, and says what it will load', () => {
  const { container } = show();
  const section = screen.getByRole('region', { name: 'The film' });
  expect(section).toHaveAttribute('id', 'film');
  expect(section).toHaveTextContent('Two minutes.');
  expect(section).toHaveTextContent(fillLabel(labels.embedNotice, { host: 'video.example' }));
  expect(container.querySelector('iframe')).toBeNull();
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('alt', '');
  expect(image).toHaveStyle({ objectPosition: '80% 40%' });
});

it('needs neither an intro nor an image', () => {
  const { container } = show({ intro: null, image: null });
  expect(container.querySelector('img')).toBeNull();
  expect(within(screen.getByRole('region')).getAllByRole('paragraph')).toHaveLength(1);
});

it('loads a frame with few rights, and moves the focus into it', async () => {
  show();
  await load();
  const frame = screen.getByTitle('The film');
  expect(frame).toHaveFocus();
  expect(frame).toHaveAttribute('src', content.address);
  expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin');
  const rights = frame.getAttribute('sandbox')?.split(' ');
  expect(rights).toEqual(expect.arrayContaining(['allow-scripts', 'allow-same-origin', 'allow-forms']));
  expect(rights?.filter((right) => /top-navigation|downloads|modals/.test(right))).toEqual([]);
  expect(frame.getAttribute('allow')).toContain('fullscreen');
  expect(screen.queryByRole('link')).toBeNull();
});

it('is a link, which works without JavaScript and in a new tab', async () => {
  show();
  const link = screen.getByRole('link', { name: 'Play it' });
  expect(link).toHaveAttribute('href', content.address);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  // jsdom cannot navigate.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  act(() => void link.dispatchEvent(click));
  expect(screen.queryByTitle('The film')).toBeNull();
});
