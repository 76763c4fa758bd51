import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PricingSection } from '../../../src/sections/pricing/pricing-section';
import { sectionContent } from '../../support/content';
import { itemTexts } from '../../support/queries';

// specification/home.test.tsx tests the texts of the cards.

// The frozen content has all parts of a price list.
const content = sectionContent<Found<Queries.PricingSectionFragment>>('pricing');
const { plans, switchCard, topToggle } = content;
const mvp = content.mvp as Found<typeof content.mvp>;
const [first, second] = switchCard.variants as [Variant, Variant];
const user = userEvent.setup({ delay: null });

type Variant = (typeof switchCard.variants)[number];

const heading = (name: string) => screen.queryByRole('heading', { level: 3, name });
const group = (name: string) => within(screen.getByRole('radiogroup', { name }));
const kind = ({ option }: Variant) => group(switchCard.label).getByRole('radio', { name: option });

function expectPlan({ name, price, features, ctaText, ctaLink }: Variant['plan']) {
  const card = within(heading(name)?.parentElement as HTMLElement);
  expect(card.getByText(price)).toBeVisible();
  expect(itemTexts(card.getByRole('list'))).toEqual(features);
  expect(card.getByRole('link', { name: ctaText })).toHaveAttribute('href', ctaLink);
}

beforeEach(() => {
  render(<PricingSection content={content} />);
});

describe('Rendering', () => {
  it('is named by its title and has the cards in order, one of them popular', () => {
    expect(screen.getByRole('region', { name: content.title })).toHaveAttribute('id', 'pricing');
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual([...plans, first.plan, mvp].map(({ name }) => name));
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

describe('Mouse', () => {
  it('the first option of the top toggle stays selected', async () => {
    const options = group(topToggle.label).getAllByRole('radio');
    expect(options).toHaveLength(topToggle.options.length);
    expect(options[0]).toHaveAccessibleName(topToggle.options[0]);
    await user.click(options[0] as HTMLElement);
    expect(options[0]).toBeChecked();
  });

  it('a click on an option swaps the plan and hides the other one from every user', async () => {
    const hiddenParent = ({ plan }: Variant) => screen.getByText(plan.price).closest('[aria-hidden="true"]');
    for (const [chosen, other] of [
      [first, second],
      [second, first],
      [first, second],
    ] as const) {
      await user.click(kind(chosen));
      expect(kind(chosen)).toBeChecked();
      expectPlan(chosen.plan);
      expect(hiddenParent(chosen)).toBeNull();
      expect(heading(other.plan.name)).toBeNull();
      expect(screen.queryByRole('link', { name: other.plan.ctaText })).toBeNull();
      expect(hiddenParent(other)).toHaveAttribute('inert');
      for (const plan of plans) expectPlan(plan);
    }
  });
});

// ui/radio-group.test.tsx tests the other keys.
test('arrow keys swap the plan, and Tab leaves the group', async () => {
  await user.click(kind(first));
  await user.keyboard('{ArrowRight}');
  expectPlan(second.plan);
  expect(kind(second)).toHaveFocus();
  await user.tab();
  expect(screen.queryAllByRole('radio')).not.toContain(document.activeElement);
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
