import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PricingSection } from '../../src/sections/pricing/pricing-section';
import { sectionContent } from '../support/content';
import { hrefs, itemTexts } from '../support/queries';
import {
  appDesign,
  logoDesign,
  mvp,
  pricingHref,
  pricingTitle,
  visualIdentity,
  website,
} from '../support/specification';

const content = sectionContent<Queries.PricingSectionFragment>('pricing');
const user = userEvent.setup({ delay: null });

type Plan = typeof website | typeof appDesign | typeof logoDesign | typeof visualIdentity;

const heading = (name: string) => screen.queryByRole('heading', { level: 3, name });

/** The part of the page that holds what belongs to a plan. */
function cardOf(name: string): HTMLElement {
  const card = heading(name)?.parentElement;
  if (!card) throw new Error(`No card is called ${name}`);
  return card;
}

function expectPlan({ name, price, features, button }: Plan) {
  const card = within(cardOf(name));
  expect(card.getByText(price)).toBeVisible();
  expect(itemTexts(card.getByRole('list'))).toEqual(features);
  expect(card.getByRole('link')).toHaveTextContent(button);
  expect(card.getByRole('link')).toHaveAttribute('href', pricingHref);
}

const radio = (group: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name });
const kind = (name: string) => radio('Kind of identity work', name);

beforeEach(() => {
  render(<PricingSection content={content} />);
});

describe('Rendering', () => {
  it('is titled and the place that #pricing leads to', () => {
    expect(screen.getByRole('heading', { level: 2, name: pricingTitle })).toBeVisible();
    expect(screen.getByRole('region', { name: pricingTitle })).toHaveAttribute('id', 'pricing');
  });

  it.each([website, appDesign, logoDesign])(
    'shows the plan $name at $price with all it includes and its button',
    expectPlan,
  );

  it('shows the cards in order', () => {
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual([website.name, appDesign.name, logoDesign.name, mvp.name]);
  });

  it('marks the website as the most popular, and nothing else', () => {
    const mark = screen.getByText(/most popular/i);
    const item = mark.closest('li');
    expect(item).toContainElement(heading(website.name));
  });

  it('shows the MVP with its price and a preview that is described', () => {
    const text = within(cardOf(mvp.name));
    expect(text.getByText(mvp.price)).toBeVisible();
    expect(text.getByRole('link', { name: mvp.button })).toHaveAttribute('href', pricingHref);
    expect(screen.getByRole('img')).toHaveAccessibleName(content.mvp.image.alt);
    expect(content.mvp.image.alt).not.toBe('');
  });

  it('leads from every button to /contact', () => {
    expect(hrefs(screen.getByRole('region'))).toEqual(Array(4).fill(pricingHref));
  });
});

describe('The top toggle', () => {
  it('has one option, Visual Identity, which is chosen', async () => {
    const group = within(screen.getByRole('radiogroup', { name: 'Type of project' }));
    expect(group.getAllByRole('radio')).toHaveLength(1);
    const option = group.getByRole('radio', { name: 'Visual Identity' });
    expect(option).toBeChecked();
    await user.click(option);
    expect(option).toBeChecked();
  });
});

describe('The third card', () => {
  it('offers Logo, which is chosen, and Visual Identity', () => {
    const options = within(screen.getByRole('radiogroup', { name: 'Kind of identity work' })).getAllByRole(
      'radio',
    );
    expect(options).toEqual([kind('Logo'), kind('Visual Identity')]);
    expect(kind('Logo')).toBeChecked();
    expect(kind('Visual Identity')).not.toBeChecked();
    expect(heading(visualIdentity.name)).toBeNull();
  });

  it('swaps name, price, features and button on a click, and swaps them back', async () => {
    await user.click(kind('Visual Identity'));
    expect(kind('Visual Identity')).toBeChecked();
    expectPlan(visualIdentity);
    expect(heading(logoDesign.name)).toBeNull();
    expect(screen.queryByRole('link', { name: logoDesign.button })).toBeNull();
    await user.click(kind('Logo'));
    expectPlan(logoDesign);
    expect(heading(visualIdentity.name)).toBeNull();
    expect(screen.queryByRole('link', { name: visualIdentity.button })).toBeNull();
  });

  it.each([
    ['{ArrowRight}', visualIdentity],
    ['{ArrowDown}', visualIdentity],
    ['{ArrowLeft}', visualIdentity],
    ['{ArrowRight}{ArrowLeft}', logoDesign],
    ['{ArrowRight}{ArrowRight}', logoDesign],
  ])('answers %s', async (keys, plan) => {
    await user.click(kind('Logo'));
    await user.keyboard(keys);
    expectPlan(plan);
    expect(document.activeElement).toBeChecked();
  });

  it('is one stop of the tab key, at the chosen option', async () => {
    await user.click(kind('Visual Identity'));
    expect(kind('Visual Identity')).toHaveFocus();
    await user.tab({ shift: true });
    expect(kind('Logo')).not.toHaveFocus();
    await user.tab();
    expect(kind('Visual Identity')).toHaveFocus();
    await user.tab();
    expect(screen.queryAllByRole('radio')).not.toContain(document.activeElement);
  });

  it('keeps the plan that is not chosen from being reached or read', async () => {
    const hidden = screen.getByText(visualIdentity.price).closest('[aria-hidden="true"]');
    expect(hidden).toHaveAttribute('inert');
    await user.click(kind('Visual Identity'));
    expect(screen.getByText(visualIdentity.price).closest('[aria-hidden="true"], [inert]')).toBeNull();
    expect(screen.getByText(logoDesign.price).closest('[aria-hidden="true"]')).toHaveAttribute('inert');
  });

  it('leaves the other cards as they are', async () => {
    await user.click(kind('Visual Identity'));
    expectPlan(website);
    expectPlan(appDesign);
  });
});
