import { render, screen } from '@testing-library/react';
import PricingSection from '../../../src/sections/pricing/pricing-section';
import { sectionContent } from '../../support/content';
import type { PricingContent } from '../../../src/sections/pricing/definition';

// specification/home.test.tsx tests the texts of the cards, e2e/interaction/pricing.spec.ts the switch.

type Complete<Content> = { [Key in keyof Content]: NonNullable<Content[Key]> };

// The frozen content has all parts of a price list.
const content = sectionContent<Complete<PricingContent>>('pricing');
const mvp = content.mvp as Complete<typeof content.mvp>;

it.each([mvp.caption, null])('the wide card has the caption %s', (caption) => {
  render(<PricingSection content={{ ...content, mvp: { ...mvp, caption } }} />);
  expect(screen.getByRole('figure')).toHaveTextContent(new RegExp(`^${caption ?? ''}$`));
});

it('needs the plans only', () => {
  render(<PricingSection content={{ ...content, topToggle: null, switchCard: null, mvp: null }} />);
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(content.plans.map(({ name }) => name));
  expect(screen.queryByRole('radiogroup')).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});
