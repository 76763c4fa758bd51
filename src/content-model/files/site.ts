import { choice, contentFile, flag, group, optional, pattern, text } from '..';

export const site = contentFile(
  'site',
  'What the agency is, its address and contact details. They are shown in the footer and to search engines.',
  {
    tagline: text(60, 'What the brand is, in a few words without a full stop.'),
    description: text(170, 'One or two sentences about the agency for search engines.', { min: 50 }),
    siteUrl: pattern(
      String.raw`^https://[^/\s]+$`,
      'The public address of the site, without a trailing slash. If the site is in a folder, `PATH_PREFIX` names it: see docs/make-it-yours.md.',
      {
        max: 100,
        expected:
          'expected an address such as "https://studio.example", without a trailing slash; a folder goes into PATH_PREFIX when the site is built',
      },
    ),
    httpsOnly: optional(
      choice(
        'How far browsers refuse to open addresses without https for two years after a visit: `site` is this domain, and the default; `subdomains` adds every subdomain; `preload` also asks browsers to know it before the first visit. Both are hard to undo: see docs/security.md.',
        ['site', 'subdomains', 'preload'],
      ),
    ),
    indexPlaceholders: optional(
      flag('Whether search engines may list pages that are still under construction. The default is true.'),
    ),
    phone: pattern(
      String.raw`^\+[0-9]( ?[0-9]){6,}$`,
      "The telephone number as it is shown, with the country's code.",
      {
        max: 24,
        expected: 'expected a number with its country\'s code, such as "+44 20 7946 0347"',
      },
    ),
    email: pattern(
      String.raw`^[^\s@,:?&#%/<>"'()]+@[^\s@,.?&#%/<>"'()]+(\.[^\s@,.?&#%/<>"'()]+)+$`,
      'The e-mail address for enquiries.',
      { format: 'email', max: 60, expected: 'expected an e-mail address such as "hello@studio.example"' },
    ),
    address: group('PostalAddress', 'The street address.', {
      street: text(60, 'House number and street.'),
      locality: text(40, 'The town.'),
      postalCode: text(12, 'The postcode.'),
      country: text(40, 'The country.'),
    }),
    locale: pattern(
      '^[a-z]{2,3}-[A-Z]{2}$',
      'The language and the country of the texts. Pages name their language, and dates are written as usual there.',
      { format: 'locale', expected: 'expected a language and a country such as "en-GB"' },
    ),
    currency: pattern(
      '^[A-Z]{3}$',
      'The currency of prices, by its three letters. Search engines get prices with its sign; signs that several currencies share, such as `$`, mean this one.',
      { format: 'currency', expected: 'expected three letters such as "GBP"' },
    ),
  },
  { type: 'SiteSettings' },
);
