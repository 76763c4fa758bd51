import { render } from '@testing-library/react';
import { Illustration } from '../../src/sections/illustration';

it('shows an illustration from the file, hidden from assistive technology', () => {
  const svg = render(<Illustration name="scope" />).container.querySelector('svg');
  expect(svg).toHaveAttribute('aria-hidden', 'true');
  expect(svg?.querySelector('use')).toHaveAttribute('href', '/illustrations.svg#scope');
});
