import { render } from '@testing-library/react';
import { pageAt } from '../support/content';
import { site } from '../support/layout-content';

const setting = (indexPlaceholders?: boolean | null) => Object.assign(site, { indexPlaceholders });

it.each([
  [true, false],
  [undefined, false],
  [null, false],
  [false, true],
])('with indexPlaceholders %s, being hidden from search engines is %s', (indexPlaceholders, isHidden) => {
  setting(indexPlaceholders);
  const { Head } = pageAt('/about');
  render(<Head />);
  expect(document.head.querySelector('meta[name=robots][content=noindex]') !== null).toBe(isHidden);
});

it('never hides a page of sections', () => {
  setting(false);
  const { Head } = pageAt('/');
  render(<Head />);
  expect(document.head.querySelector('meta[name=robots]')).toBeNull();
});
