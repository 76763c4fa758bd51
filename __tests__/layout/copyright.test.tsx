import { render, screen } from '@testing-library/react';
import { Footer } from '../../src/layout/footer/footer';

it.each([
  ['2031-06-15T12:00:00Z', '2031'],
  ['2027-01-15T12:00:00Z', '2027'],
])('bears the year of the visitor: at %s it is %s', (now, year) => {
  jest.useFakeTimers({ now: new Date(now) });
  render(<Footer />);
  expect(screen.getByText(/^©/)).toHaveTextContent(`© ${year} Foldline. All rights reserved.`);
});
