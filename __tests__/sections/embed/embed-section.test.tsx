import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import EmbedSection from '../../../src/sections/embed/embed-section';
import { fillLabel } from '../../../src/ui/fill-label';
import { labels } from '../../support/layout-content';
import { frame, image } from '../../support/section';
import type { EmbedContent } from '../../../src/sections/embed/definition';

const content: EmbedContent = {
  ...frame,
  kind: 'embed',
  address: 'https://video.example/embed/film?autoplay=1',
  shape: 'video',
  button: 'Play it',
  image,
};

const show = (changes: Partial<typeof content> = {}) =>
  render(<EmbedSection content={{ ...content, ...changes }} />);

const link = () => screen.getByRole('link', { name: content.button });

it('loads nothing before it is asked to, and says what it will load', () => {
  const { container } = show();
  expect(screen.getByRole('region')).toHaveTextContent(
    fillLabel(labels.embedNotice, { host: 'video.example' }),
  );
  expect(container.querySelector('iframe')).toBeNull();
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
  expect(container.querySelector('img')).toHaveStyle({ objectPosition: image.focalPoint });
});

it('needs neither an intro nor an image', () => {
  const { container } = show({ intro: null, image: null });
  expect(container.querySelector('img')).toBeNull();
  expect(within(screen.getByRole('region')).getAllByRole('paragraph')).toHaveLength(1);
});

it('loads a frame with few rights, and moves the focus into it', async () => {
  show();
  await userEvent.click(link());
  const frameElement = screen.getByTitle(frame.title);
  expect(frameElement).toHaveFocus();
  expect(frameElement).toHaveAttribute('src', content.address);
  expect(frameElement).toHaveAttribute('referrerpolicy', 'strict-origin');
  const rights = frameElement.getAttribute('sandbox')?.split(' ');
  expect(rights).toEqual(expect.arrayContaining(['allow-scripts', 'allow-same-origin', 'allow-forms']));
  expect(rights?.filter((right) => /top-navigation|downloads|modals/.test(right))).toEqual([]);
  expect(frameElement.getAttribute('allow')).toContain('fullscreen');
  expect(screen.getByRole('link', { name: 'video.example' })).toHaveAttribute('href', content.address);
});

it('is a link, which works without JavaScript and in a new tab', () => {
  show();
  expect(link()).toHaveAttribute('href', content.address);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  // jsdom cannot navigate.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  act(() => void link().dispatchEvent(click));
  expect(screen.queryByTitle(frame.title)).toBeNull();
});
