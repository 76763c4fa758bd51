import { render, screen, within } from '@testing-library/react';
import { ServicesSection } from '../../src/sections/services/services-section';
import { sectionContent } from '../support/content';
import { services } from '../support/specification';

const content = sectionContent<Queries.ServicesSectionFragment>('services');

beforeEach(() => {
  render(<ServicesSection content={content} />);
});

it('is the place that #services leads to', () => {
  expect(screen.getByRole('region', { name: content.title })).toHaveAttribute('id', 'services');
});

it('shows four cards', () => {
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(services.map(([title]) => title));
});

it.each(services)('leads from %s to %s', (title, href) => {
  const heading = screen.getByRole('heading', { level: 3, name: title });
  const link = within(heading).queryByRole('link', { name: title });
  expect(link?.getAttribute('href') ?? null).toBe(href);
});

it('has a link on the cards with a page of their own, and no other', () => {
  expect(screen.getAllByRole('link')).toHaveLength(services.filter(([, href]) => href).length);
});

it('says what each service is and what belongs to it', () => {
  for (const { description, features } of content.services) {
    expect(screen.getByText(description)).toBeVisible();
    for (const feature of features) expect(screen.getByText(feature)).toBeVisible();
  }
});
