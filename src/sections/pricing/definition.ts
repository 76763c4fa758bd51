import { flag, group, href, image, kind, list, sectionHeading, text, type Data } from '../../content-model';

const plan = group('Plan', 'One plan.', {
  name: text(28, 'What is sold.'),
  price: text(
    24,
    'The price as it is shown. Any text is valid. Search engines get an amount with a currency sign; + or from marks a starting price.',
  ),
  popular: flag('Most popular – Whether this plan is highlighted. At most one plan of the section is.', {
    onlyOne: 'plan',
  }),
  features: list('What the price includes, one line each.', text(40, 'One thing that the price includes.'), {
    max: 12,
  }),
  ctaText: text(32, "Button text – The words on the plan's button."),
  ctaLink: href("Button link – Where the plan's button leads."),
});

export const definition = kind(
  'pricing',
  'Price list – A price list: plans, and if you like a switch above them, a card with a switch and a wide card.',
  {
    ...sectionHeading,
    popularLabel: text(20, 'Mark of the most popular plan – A word or two.'),
    'topToggle?': group('PricingToggle', 'Switch above the plans – It has one option.', {
      label: text(40, 'What the switch chooses, for assistive technology.'),
      options: list('Its one option, which is selected: what the plans are for.', text(24, 'The option.'), {
        max: 1,
      }),
    }),
    plans: list('The plans with a card each, in order.', plan, { max: 12 }),
    'switchCard?': group('PricingSwitch', 'Plan with a switch – A card for several plans.', {
      label: text(40, "What the card's switch chooses, for assistive technology."),
      variants: list(
        'The plans behind the switch; the first one is shown.',
        group('PlanVariant', 'One option of the switch and its plan.', {
          option: text(18, 'The word on the switch.'),
          plan: { ...plan, description: 'The plan that this option shows.' },
        }),
        { min: 2, max: 3, uniqueBy: 'option' },
      ),
    }),
    'mvp?': group('MvpPlan', 'Wide card – The card at the end.', {
      name: text(28, 'What is sold.'),
      price: text(24, 'The price as it is shown.'),
      description: text(180, 'What the client gets, in a sentence or two.'),
      ctaText: text(32, 'Button text – The words on the button.'),
      ctaLink: href('Button link – Where the button leads.'),
      image: image('The preview beside the words.', 'the MVP card', [1200, 900], {
        formats: ['AVIF', 'WEBP'],
        breakpoints: [640, 1200, 1600],
      }),
      'caption?': text(120, 'A sentence on the preview. Without it, the preview has no caption.'),
    }),
  },
);

export type PricingContent = Data<typeof definition>;
