import { address, contentFile, flag, group, list, pattern } from '..';

export const redirects = contentFile(
  'redirects',
  'Addresses that pages had before. Visitors who open one get to the new address.',
  {
    'redirects?': list(
      'The redirects, in any order.',
      group('Redirect', 'One address that has moved.', {
        from: pattern(
          '^(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$',
          'The path of the old address, without the domain and without a trailing slash. It has no letters other than a to z and A to Z, no % and no ?.',
          {
            max: 200,
            expected:
              'expected a path such as "/old-page" or "/old-page.html" of a-z, A-Z, 0-9, -, ., _ and ~, without the domain, ? and a trailing slash',
          },
        ),
        to: address('Where the visitor gets to: a page, an anchor of a page or an address on another site.', {
          pattern: String.raw`^(/($|[^/\\])|https://)`,
          max: 500,
        }),
        'permanent?': flag(
          'For good – Whether the move is for good. Then search engines replace the old address.',
          { default: true },
        ),
      }),
      { min: 0, max: 1000, uniqueBy: 'from' },
    ),
  },
  { shared: true },
);
