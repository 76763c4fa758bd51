import { render, screen } from '@testing-library/react';
import { Picture } from '../../../src/components/ui/picture';
import { imageData } from '../../support/image-data';

const wide = imageData('images/boat.jpg', { breakpoints: [800, 1600] });
const narrow = imageData('images/boat.jpg', { aspectRatio: 0.8, breakpoints: [480] });
const picture = () => screen.getByRole('img', { name: 'A boat' });
const sources = () => [...(picture().parentElement?.querySelectorAll('source') ?? [])];

it('offers modern formats first, then one that every browser knows', () => {
  render(<Picture src="images/boat.jpg" alt="A boat" wide={wide} />);
  expect(sources().map((source) => source.type)).toEqual(['image/avif', 'image/webp']);
  expect(sources()[0]?.srcset).toBe('/static/boat-1.78-800.avif 800w,/static/boat-1.78-1600.avif 1600w');
  expect(picture()).toHaveAttribute('src', '/static/boat-1.78-800.jpg');
  expect(picture()).toHaveAttribute('srcset', expect.stringContaining('/static/boat-1.78-1600.jpg 1600w'));
});

it('offers the narrow crop to screens higher than wide, before the wide one', () => {
  render(
    <Picture
      src="images/boat.jpg"
      alt="A boat"
      wide={wide}
      narrow={narrow}
      sizes="50vw"
      narrowSizes="90vw"
    />,
  );
  expect(sources().map(({ media, sizes }) => [media, sizes])).toEqual([
    ['(max-aspect-ratio: 4/5)', '90vw'],
    ['(max-aspect-ratio: 4/5)', '90vw'],
    ['(max-aspect-ratio: 4/5)', '90vw'],
    ['', '50vw'],
    ['', '50vw'],
  ]);
  expect(picture()).toHaveAttribute('sizes', '50vw');
});

it('reserves its place', () => {
  render(<Picture src="images/boat.jpg" alt="A boat" wide={wide} />);
  expect(Number(picture().getAttribute('width')) / Number(picture().getAttribute('height'))).toBeCloseTo(
    16 / 9,
  );
});

it('takes an address of elsewhere', () => {
  render(<Picture src="https://example.org/boat.jpg" alt="A boat" />);
  expect(picture()).toHaveAttribute('src', 'https://example.org/boat.jpg');
  expect(picture()).not.toHaveAttribute('srcset');
  expect(sources()).toEqual([]);
});

it.each([
  [false, 'lazy', 'auto', 'async'],
  [true, 'eager', 'high', 'sync'],
])('fetches at once what is urgent: %s', (isUrgent, loading, priority, decoding) => {
  render(<Picture src="images/boat.jpg" alt="A boat" wide={wide} isUrgent={isUrgent} />);
  expect(picture()).toHaveAttribute('loading', loading);
  expect(picture()).toHaveAttribute('fetchpriority', priority);
  expect(picture()).toHaveAttribute('decoding', decoding);
});

it('keeps what must stay visible in sight', () => {
  render(<Picture src="images/boat.jpg" alt="A boat" wide={wide} focalPoint="75% 50%" />);
  expect(picture()).toHaveStyle({ objectPosition: '75% 50%' });
});

it('is decoration without a description', () => {
  render(<Picture src="images/boat.jpg" alt="" wide={wide} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
});
