import { render, screen, within } from '@testing-library/react';
import ImageAndTextSection from '../../../src/sections/image-and-text/image-and-text-section';
import { entries } from '../../support/queries';
import type { ImageAndTextContent } from '../../../src/sections/image-and-text/definition';

const content: ImageAndTextContent = {
  kind: 'image-and-text',
  anchor: 'workshop',
  showsHeading: false,
  title: 'The workshop',
  paragraphs: ['It has two rooms.', 'One is for paper.'],
  imageSide: 'left',
  caption: 'The larger room',
  image: {
    src: 'https://images.example/workshop.jpg',
    alt: 'A table with sheets of paper',
    focalPoint: '80% 40%',
    file: null,
  },
  actions: [
    { title: 'Visit us', href: '#footer' },
    { title: 'See the map', href: 'https://maps.example/' },
  ],
};

const show = (changes: Partial<typeof content> = {}) =>
  render(<ImageAndTextSection content={{ ...content, ...changes }} />);

it('is named by its title, and has its paragraphs in order', () => {
  show();
  const section = screen.getByRole('region', { name: 'The workshop' });
  expect(section).toHaveAttribute('id', 'workshop');
  const paragraphs = within(section).getAllByRole('paragraph');
  expect(paragraphs.slice(0, 2).map(({ textContent }) => textContent)).toEqual(content.paragraphs);
  expect(entries(section)).toEqual([
    ['Visit us', '#footer'],
    ['See the map', 'https://maps.example/'],
  ]);
});

it('shows the image with its alternative text, its focal point and its caption', () => {
  show();
  const figure = screen.getByRole('figure');
  const image = within(figure).getByRole('img', { name: 'A table with sheets of paper' });
  expect(image).toHaveAttribute('src', 'https://images.example/workshop.jpg');
  expect(image).toHaveStyle({ objectPosition: '80% 40%' });
  expect(within(figure).getByText('The larger room')).toBeVisible();
});

it('needs neither a caption nor links', () => {
  show({ caption: null, actions: null });
  expect(screen.getByRole('figure')).toHaveTextContent(/^$/);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getAllByRole('paragraph')).toHaveLength(content.paragraphs.length);
});
