import { render } from '@testing-library/react';
import { useSite } from '../../src/layout/content/use-site';
import { pageAt } from '../support/content';

jest.mock('../../src/layout/content/use-site', () => ({ useSite: jest.fn() }));

it.each([
  [true, false],
  [undefined, false],
  [null, false],
  [false, true],
])('with indexPlaceholders %s, being hidden from search engines is %s', (indexPlaceholders, isHidden) => {
  jest.mocked(useSite).mockReturnValue({ name: 'Foldline', indexPlaceholders } as ReturnType<typeof useSite>);
  const { Head } = pageAt('/about');
  render(<Head />);
  expect(document.head.querySelector('meta[name=robots][content=noindex]') !== null).toBe(isHidden);
});

it('never hides a page of sections', () => {
  jest
    .mocked(useSite)
    .mockReturnValue({ name: 'Foldline', indexPlaceholders: false } as ReturnType<typeof useSite>);
  const { Head } = pageAt('/');
  render(<Head />);
  expect(document.head.querySelector('meta[name=robots]')).toBeNull();
});
