import { render, screen, within } from '@testing-library/react';
import ImageAndTextSection from '../../../src/sections/image-and-text/image-and-text-section';
import { entries } from '../../support/queries';
import { frame, image } from '../../support/section';
import type { ImageAndTextContent } from '../../../src/sections/image-and-text/definition';

const content: ImageAndTextContent = {
  ...frame,
  kind: 'image-and-text',
  paragraphs: ['It has two rooms.', 'One is for paper.'],
  imageSide: 'left',
  caption: 'The larger room',
  image: { ...image, alt: 'A table with sheets of paper' },
  actions: [
    { title: 'Visit us', href: '#footer' },
    { title: 'See the map', href: 'https://maps.example/' },
  ],
};

const show = (changes: Partial<typeof content> = {}) =>
  render(<ImageAndTextSection content={{ ...content, ...changes }} />);

const paragraphs = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent);

it('has its paragraphs and links in order, and the image with alternative text, focal point and caption', () => {
  show();
  expect(paragraphs().slice(0, 2)).toEqual(content.paragraphs);
  expect(entries(screen.getByRole('region'))).toEqual([
    ['Visit us', '#footer'],
    ['See the map', 'https://maps.example/'],
  ]);
  const figure = within(screen.getByRole('figure'));
  expect(figure.getByRole('img', { name: 'A table with sheets of paper' })).toHaveStyle({
    objectPosition: image.focalPoint,
  });
  expect(figure.getByText('The larger room')).toBeVisible();
});

it('needs neither a caption nor links', () => {
  show({ caption: null, actions: null });
  expect(screen.getByRole('figure')).toHaveTextContent(/^$/);
  expect(screen.queryByRole('link')).toBeNull();
  expect(paragraphs()).toEqual(content.paragraphs);
});
