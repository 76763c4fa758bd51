import { fireEvent, render, screen } from '@testing-library/react';
import { ResponsiveDemo } from '../../../../src/sections/services/examples/responsive-demo';
import { reportOnScreen } from '../../../support/browser';
import { labels } from '../../../support/layout-content';

const image = (name: string) => ({ src: `https://images.example/${name}.jpg`, focalPoint: null, file: null });

const content = {
  name: 'The home page of a shop for boats',
  look: null,
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

it('moves the slider when it is first on the screen, until a visitor uses it, and gives the page its width', () => {
  render(<ResponsiveDemo {...content} />);
  const slider = screen.getByRole('slider', { name: labels.pageWidth });
  reportOnScreen(false);
  expect(slider.parentElement).not.toHaveAttribute('data-inviting');
  reportOnScreen(true);
  expect(slider.parentElement).toHaveAttribute('data-inviting');
  fireEvent.input(slider, { target: { value: '55' } });
  expect(slider.parentElement?.style.getPropertyValue('--width')).toBe('55%');
  fireEvent.focus(slider);
  reportOnScreen(true);
  expect(slider.parentElement).not.toHaveAttribute('data-inviting');
});
