import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import GallerySection from '../../../src/sections/gallery/gallery-section';
import { fillLabel } from '../../../src/ui/fill-label';
import { imageData } from '../../support/gatsby/image-data';
import { labels } from '../../support/layout-content';
import { frame } from '../../support/section';
import type { GalleryContent } from '../../../src/sections/gallery/definition';

const gatsbyImageData = (aspectRatio: number) => imageData('images/any.jpg', { aspectRatio });

const image = (alt: string, aspectRatio?: number) => ({
  src: 'https://images.example/any.jpg',
  alt,
  focalPoint: null,
  file: aspectRatio ? { childImageSharp: { gatsbyImageData: gatsbyImageData(aspectRatio) } } : null,
});

const content = {
  ...frame,
  images: [
    { image: image('A wide sheet', 2), caption: 'The widest one' },
    { image: image('A high sheet', 0.75), caption: null },
    { image: image('A sheet elsewhere'), caption: null },
  ],
} as unknown as GalleryContent;

beforeEach(() => void render(<GallerySection content={content} />));

const enlarge = (name: string) =>
  userEvent.click(screen.getByRole('link', { name: fillLabel(labels.enlargeImage, { name }) }));

const view = () => screen.getByRole('dialog', { name: frame.title });
const shownImage = () => within(view()).getByRole('img');
const position = (number: number) => fillLabel(labels.imagePosition, { number, count: 3 });
const press = (name: string) => userEvent.click(within(view()).getByRole('button', { name }));

it('lists its images with their captions, and links to them for visitors without JavaScript', () => {
  const figures = screen.getAllByRole('figure');
  expect(figures.map(({ textContent }) => textContent)).toEqual(['The widest one', '', '']);
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses[0]).toBe(gatsbyImageData(2).images.fallback?.src);
  expect(addresses[2]).toBe('https://images.example/any.jpg');
});

it('enlarges an image with its caption and its position', async () => {
  await enlarge('A wide sheet');
  expect(shownImage()).toHaveAttribute('alt', 'A wide sheet');
  expect(view()).toHaveTextContent(`The widest one${position(1)}`);
  expect(within(view()).getByRole('button', { name: labels.closeImage })).toHaveFocus();
});

it('goes to the next and the previous image, around the ends, and announces it', async () => {
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
  await enlarge('A high sheet');
  await press(labels.closeImage);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('link', { name: /A high sheet/ })).toHaveFocus();
});
