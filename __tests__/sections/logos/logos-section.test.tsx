import { render, screen, within } from '@testing-library/react';
import LogosSection from '../../../src/sections/logos/logos-section';
import type { LogosContent } from '../../../src/sections/logos/definition';
import { frame, image } from '../../support/section';

const logos = [
  { name: 'Tidewell', image },
  { name: 'Saltmarsh Trust', image: null },
];

it('lists logos with the names of their clients, and names without a logo as text', () => {
  render(<LogosSection content={{ ...frame, logos } as unknown as LogosContent} />);
  const [tidewell, trust] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(within(tidewell).getByRole('img', { name: 'Tidewell' })).toHaveAttribute('src', image.src);
  expect(trust).toHaveTextContent(/^Saltmarsh Trust$/);
  expect(within(trust).queryByRole('img')).toBeNull();
});
