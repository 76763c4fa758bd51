import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import GallerySection from '../../../src/sections/gallery/gallery-section';
import { fillLabel } from '../../../src/ui/fill-label';
import { imageData } from '../../support/gatsby/image-data';
import { labels } from '../../support/layout-content';
import type { GalleryContent } from '../../../src/sections/gallery/definition';

const gatsbyImageData = (aspectRatio: number) => imageData('images/any.jpg', { aspectRatio });

const image = (alt: string, aspectRatio?: number) => ({
  src: 'https://images.example/any.jpg',
  alt,
  focalPoint: null,
  file: aspectRatio ? { childImageSharp: { gatsbyImageData: gatsbyImageData(aspectRatio) } } : null,
});

const content = {
  kind: 'gallery',
  anchor: 'drawer',
  showsHeading: false,
  title: 'The drawer',
  intro: 'It is full.',
  images: [
    { image: image('A wide sheet', 2), caption: 'The widest one' },
    { image: image('A high sheet', 0.75), caption: null },
    { image: image('A sheet elsewhere'), caption: null },
  ],
} as GalleryContent;

const show = (changes: Partial<typeof content> = {}) =>
  render(<GallerySection content={{ ...content, ...changes }} />);

const enlarge = (name: string) =>
  userEvent.click(screen.getByRole('link', { name: fillLabel(labels.enlargeImage, { name }) }));

const view = () => screen.getByRole('dialog', { name: 'The drawer' });
const shownImage = () => within(view()).getByRole('img');
const position = (number: number) => fillLabel(labels.imagePosition, { number, count: 3 });
const press = (name: string) => userEvent.click(within(view()).getByRole('button', { name }));

it('lists its images with their words and captions', () => {
  show();
  const section = screen.getByRole('region', { name: 'The drawer' });
  expect(section).toHaveAttribute('id', 'drawer');
  expect(within(section).getByText('It is full.')).toBeVisible();
  const figures = within(section).getAllByRole('figure');
  expect(figures.map(({ textContent }) => textContent)).toEqual(['The widest one', '', '']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('links to the images, for visitors without JavaScript', () => {
  show();
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses[0]).toBe(gatsbyImageData(2).images.fallback?.src);
  expect(addresses[2]).toBe('https://images.example/any.jpg');
});

it('enlarges an image with its caption and its position', async () => {
  show();
  await enlarge('A wide sheet');
  expect(shownImage()).toHaveAttribute('alt', 'A wide sheet');
  expect(view()).toHaveTextContent(`The widest one${position(1)}`);
  expect(within(view()).getByRole('button', { name: labels.closeImage })).toHaveFocus();
});

it('goes to the next and the previous image, around the ends, and announces it', async () => {
  show();
  await enlarge('A sheet elsewhere');
  await press(labels.nextImage);
  expect(shownImage()).toHaveAttribute('alt', 'A wide sheet');
  await press(labels.previousImage);
  expect(shownImage()).toHaveAttribute('alt', 'A sheet elsewhere');
  expect(within(view()).getByRole('figure')).toHaveAttribute('aria-live', 'polite');
  await userEvent.keyboard('{ArrowLeft}');
  expect(within(view()).getByText(position(2))).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(within(view()).getByText(position(1))).toBeVisible();
});

it('returns the focus to the image when it closes', async () => {
  show();
  await enlarge('A high sheet');
  await press(labels.closeImage);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('link', { name: /A high sheet/ })).toHaveFocus();
});
