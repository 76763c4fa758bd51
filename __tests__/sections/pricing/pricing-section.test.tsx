import { cleanup, render, screen, within } from '@testing-library/react';
import { PricingSection } from '../../../src/sections/pricing/pricing-section';
import { sectionContent } from '../../support/content';

// specification/home.test.tsx tests the texts of the cards, e2e/interaction/pricing.spec.ts the switch.

// The frozen content has all parts of a price list.
const content = sectionContent<Found<Queries.PricingSectionFragment>>('pricing');
const { plans, switchCard, topToggle } = content;
const mvp = content.mvp as Found<typeof content.mvp>;

const heading = (name: string) => screen.queryByRole('heading', { level: 3, name });
const group = (name: string) => within(screen.getByRole('radiogroup', { name }));

beforeEach(() => {
  render(<PricingSection content={content} />);
});

describe('Rendering', () => {
  it('is named by its title and has the cards in order, one of them popular', () => {
    expect(screen.getByRole('region', { name: content.title })).toHaveAttribute('id', 'pricing');
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual(
      [...plans, ...switchCard.variants.map(({ plan }) => plan), mvp].map(({ name }) => name),
    );
    const popular = plans.find((plan) => plan.popular);
    expect(screen.getByText(content.popularLabel).closest('li')).toContainElement(
      heading(popular?.name ?? ''),
    );
  });

  it('the MVP card has its price, its link and an image with a description', () => {
    const card = within(heading(mvp.name)?.parentElement as HTMLElement);
    expect(card.getByText(mvp.price)).toBeVisible();
    expect(card.getByRole('link', { name: mvp.ctaText })).toHaveAttribute('href', mvp.ctaLink);
    expect(screen.getByRole('img')).toHaveAccessibleName(mvp.image.alt);
    expect(within(screen.getByRole('figure')).getByText(mvp.caption)).toBeVisible();
  });
});

it('the first options of the toggle and of the switch are chosen', () => {
  for (const [label, [first]] of [
    [topToggle.label, topToggle.options],
    [switchCard.label, switchCard.variants.map(({ option }) => option)],
  ] as const)
    expect(group(label).getByRole('radio', { checked: true })).toHaveAccessibleName(first);
});

it('the wide card needs no caption', () => {
  cleanup();
  render(<PricingSection content={{ ...content, mvp: { ...mvp, caption: null } }} />);
  expect(screen.getByRole('figure')).toHaveTextContent(/^$/);
});

it('needs the plans only', () => {
  cleanup();
  render(<PricingSection content={{ ...content, topToggle: null, switchCard: null, mvp: null }} />);
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(plans.map(({ name }) => name));
  expect(screen.queryByRole('radiogroup')).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});
