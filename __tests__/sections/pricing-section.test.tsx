import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PricingSection } from '../../src/sections/pricing/pricing-section';
import { sectionContent } from '../support/content';
import { itemTexts } from '../support/queries';

const content = sectionContent<Queries.PricingSectionFragment>('pricing');
const { plans, switchCard, topToggle, mvp } = content;
const [first, second] = switchCard.variants as [Variant, Variant];
const user = userEvent.setup({ delay: null });

type Variant = (typeof switchCard.variants)[number];
type Plan = Variant['plan'];

const heading = (name: string) => screen.queryByRole('heading', { level: 3, name });

/** The element that contains everything about a plan. */
function cardOf(name: string): HTMLElement {
  const card = heading(name)?.parentElement;
  if (!card) throw new Error(`No card is called ${name}`);
  return card;
}

function expectPlan({ name, price, features, ctaText, ctaLink }: Plan) {
  const card = within(cardOf(name));
  expect(card.getByText(price)).toBeVisible();
  expect(itemTexts(card.getByRole('list'))).toEqual(features);
  expect(card.getByRole('link', { name: ctaText })).toHaveAttribute('href', ctaLink);
}

const group = (name: string) => within(screen.getByRole('radiogroup', { name }));
const kind = ({ option }: Variant) => group(switchCard.label).getByRole('radio', { name: option });

beforeEach(() => {
  render(<PricingSection content={content} />);
});

describe('Rendering', () => {
  it('is named by its title and the target of #pricing', () => {
    expect(screen.getByRole('region', { name: content.title })).toHaveAttribute('id', 'pricing');
  });

  it('shows the cards in order, each with its price, features and button', () => {
    const shown = [...plans, first.plan];
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual([...shown, mvp].map(({ name }) => name));
    for (const plan of shown) expectPlan(plan);
  });

  it('marks only the popular plan', () => {
    const popular = plans.find((plan) => plan.popular);
    const mark = screen.getByText(content.popularLabel);
    expect(mark.closest('li')).toContainElement(heading(popular?.name ?? ''));
  });

  it('shows the MVP with its price, its button and a described image', () => {
    const card = within(cardOf(mvp.name));
    expect(card.getByText(mvp.price)).toBeVisible();
    expect(card.getByRole('link', { name: mvp.ctaText })).toHaveAttribute('href', mvp.ctaLink);
    expect(screen.getByRole('img')).toHaveAccessibleName(mvp.image.alt);
  });

  it('has a top toggle whose first option is selected', async () => {
    const options = group(topToggle.label).getAllByRole('radio');
    expect(options).toHaveLength(topToggle.options.length);
    expect(options[0]).toHaveAccessibleName(topToggle.options[0]);
    expect(options[0]).toBeChecked();
    await user.click(options[0] as HTMLElement);
    expect(options[0]).toBeChecked();
  });
});

describe('The switch card', () => {
  it('has an option for each variant, of which the first is selected', () => {
    expect(group(switchCard.label).getAllByRole('radio')).toEqual([kind(first), kind(second)]);
    expect(kind(first)).toBeChecked();
    expect(heading(second.plan.name)).toBeNull();
  });

  it('swaps the plan on a click, swaps it back, and leaves the other cards as they are', async () => {
    await user.click(kind(second));
    expect(kind(second)).toBeChecked();
    expectPlan(second.plan);
    expect(heading(first.plan.name)).toBeNull();
    expect(screen.queryByRole('link', { name: first.plan.ctaText })).toBeNull();
    for (const plan of plans) expectPlan(plan);
    await user.click(kind(first));
    expectPlan(first.plan);
    expect(heading(second.plan.name)).toBeNull();
  });

  it.each([
    ['{ArrowRight}', second],
    ['{ArrowDown}', second],
    ['{ArrowLeft}', second],
    ['{ArrowRight}{ArrowLeft}', first],
    ['{ArrowRight}{ArrowRight}', first],
  ])('responds to %s', async (keys, { plan }) => {
    await user.click(kind(first));
    await user.keyboard(keys);
    expectPlan(plan);
    expect(document.activeElement).toBeChecked();
  });

  it('is one tab stop, at the selected option', async () => {
    await user.click(kind(second));
    expect(kind(second)).toHaveFocus();
    await user.tab({ shift: true });
    expect(kind(first)).not.toHaveFocus();
    await user.tab();
    expect(kind(second)).toHaveFocus();
    await user.tab();
    expect(screen.queryAllByRole('radio')).not.toContain(document.activeElement);
  });

  it('hides the plan that is not selected from the keyboard and from assistive technology', async () => {
    const hiddenParent = ({ plan }: Variant) => screen.getByText(plan.price).closest('[aria-hidden="true"]');
    expect(hiddenParent(second)).toHaveAttribute('inert');
    await user.click(kind(second));
    expect(hiddenParent(second)).toBeNull();
    expect(hiddenParent(first)).toHaveAttribute('inert');
  });
});
