import { fireEvent, render, screen } from '@testing-library/react';
import { LateImage } from '../../src/sections/late-image';
import { setMedia } from '../support/browser';

it.each([
  [true, 'eager'],
  [false, 'lazy'],
])('loads after the page on screens wider than a phone (%s): %s', (isWide, loading) => {
  setMedia('(min-width: 40rem)', isWide);
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  render(<LateImage src="https://example.org/boat.jpg" alt="A boat" />);
  const image = screen.getByRole('img', { name: 'A boat' });
  expect(image).toHaveAttribute('loading', 'lazy');
  readyState.mockReturnValue('complete');
  fireEvent.load(window);
  expect(image).toHaveAttribute('loading', loading);
});
