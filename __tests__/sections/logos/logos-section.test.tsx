import { render, screen, within } from '@testing-library/react';
import LogosSection from '../../../src/sections/logos/logos-section';
import type { LogosContent } from '../../../src/sections/logos/definition';

const content = {
  kind: 'logos',
  anchor: 'clients',
  showsHeading: false,
  title: 'Clients',
  intro: 'Two of them.',
  logos: [
    { name: 'Tidewell', image: { src: 'https://images.example/tidewell.png', file: null } },
    { name: 'Saltmarsh Trust', image: null },
  ],
} as unknown as LogosContent;

it('lists logos with the names of their clients, and names without a logo as text', () => {
  render(<LogosSection content={content} />);
  const section = screen.getByRole('region', { name: 'Clients' });
  expect(section).toHaveAttribute('id', 'clients');
  const [tidewell, trust] = within(section).getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(within(tidewell).getByRole('img', { name: 'Tidewell' })).toHaveAttribute(
    'src',
    'https://images.example/tidewell.png',
  );
  expect(trust).toHaveTextContent(/^Saltmarsh Trust$/);
  expect(within(trust).queryByRole('img')).toBeNull();
});
