import { fireEvent, render, screen } from '@testing-library/react';
import { ResponsiveDemo } from '../../../src/sections/services/responsive-demo';
import { reportOnScreen } from '../../support/browser';
import { imageData } from '../../support/gatsby/image-data';
import { labels } from '../../support/layout-content';

const image = (name: string) => ({
  src: `images/${name}.jpg`,
  focalPoint: null,
  file: { childImageSharp: { gatsbyImageData: imageData(`images/${name}.jpg`, { breakpoints: [480] }) } },
});

const content = {
  name: 'The home page of a shop for boats',
  shop: 'Keel & Mast',
  links: ['Dinghies', 'Oars'],
  title: 'Built to come back',
  action: 'See the dinghies',
  image: image('quay'),
  products: [
    { title: 'Plover', price: '£4,200', image: image('plover') },
    { title: 'Heron', price: '£6,100', image: image('heron') },
  ],
};

it('is one image for assistive technology, with the words and products of the shop', () => {
  render(<ResponsiveDemo {...content} />);
  const page = screen.getByRole('img', { name: content.name });
  for (const text of [content.shop, ...content.links, content.title, content.action])
    expect(screen.getByText(text)).toBeVisible();
  for (const { title, price } of content.products)
    expect(screen.getByText(title).parentElement).toHaveTextContent(`${title}${price}`);
  expect(
    [...page.querySelectorAll('img')].map(({ alt, src }) => [alt, src.match(/quay|plover|heron/)?.[0]]),
  ).toEqual([
    ['', 'quay'],
    ['', 'plover'],
    ['', 'heron'],
  ]);
});

it('gives the page in the frame the width of the slider', () => {
  render(<ResponsiveDemo {...content} />);
  const slider = screen.getByRole('slider', { name: labels.pageWidth });
  fireEvent.input(slider, { target: { value: '55' } });
  expect(slider.parentElement?.style.getPropertyValue('--width')).toBe('55%');
});

it('moves the slider when it is first on the screen, until a visitor uses it', () => {
  render(<ResponsiveDemo {...content} />);
  const slider = screen.getByRole('slider', { name: labels.pageWidth });
  reportOnScreen(false);
  expect(slider).not.toHaveAttribute('data-inviting');
  reportOnScreen(true);
  expect(slider).toHaveAttribute('data-inviting');
  fireEvent.focus(slider);
  reportOnScreen(true);
  expect(slider).not.toHaveAttribute('data-inviting');
});
