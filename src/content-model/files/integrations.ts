import { choice, contentFile, flag, group, list, pattern, text } from '..';

const origins = (description: string, scheme = 'https', example = 'https://login.example.com') =>
  list(
    description,
    pattern(String.raw`^${scheme}://[^\s/?#@\\;,"']+\.[^\s/?#@\\;,"']+$`, 'One address, without a path.', {
      max: 100,
      expected: `expected an address such as "${example}", without a path`,
    }),
    { max: 10 },
  );

/** What a script needs besides itself and its data. */
const policy = group(
  'PolicyOpening',
  'What the security policy allows on all pages, because the script needs it. Its documentation says what; the console of the browser names what is blocked.',
  {
    reason: text(200, 'Why it is needed, and for whom. The build prints it.'),
    'scripts?': origins('Where further scripts come from.'),
    'styles?': origins('Where styles come from.'),
    'inlineStyles?': flag('Whether the script may add style elements to the page.'),
    'fonts?': origins('Where fonts come from.'),
    'images?': origins('Where images come from.'),
    'connections?': origins(
      'Where data is sent to, with https:// or wss://.',
      '(https|wss)',
      'wss://chat.example.com',
    ),
    'frames?': origins('What is shown in frames.'),
    'trustedTypes?': flag(
      'false lets scripts of all services load others and write markup. Most chats and tag managers need it. Without it, the browser stops them.',
    ),
  },
);

export const integrations = contentFile(
  'integrations',
  'Services of other companies – Those that the site uses. Leave out the file, or a key, for a site without them.',
  {
    'analytics?': list(
      'The services that count visits, and other scripts, such as a chat.',
      group('AnalyticsService', 'One service.', {
        service: choice(
          'The service. `custom` is the script of any other service, at the address in `script`.',
          ['plausible', 'umami', 'fathom', 'google-analytics', 'google-tag-manager', 'custom'],
        ),
        'id?': text(
          100,
          'Identifier – What the service calls your site: the domain (Plausible), the website ID (Umami), the site ID (Fathom), the measurement ID (Google Analytics 4) or the container ID (Google Tag Manager). All services but custom need it.',
        ),
        'script?': pattern(
          String.raw`^https://[^\s/?#@\\;,"']+\.[^\s/?#@\\;,"']+/[^\s\\;,"']+$`,
          "The address of the script, if the service does not run on its makers' servers. custom needs it.",
          {
            max: 300,
            expected: 'expected the address of a script such as "https://stats.example.com/script.js"',
          },
        ),
        'origins?': {
          ...origins('Where the script sends its data, if not to the host that it comes from.'),
          minItems: 0,
        },
        'consent?': flag(
          'Whether the script waits until the visitor has agreed. The default is true for custom and the services of Google, and false for the others, which store nothing in the browser.',
        ),
        'policy?': policy,
      }),
      { max: 10 },
    ),
    'embedOrigins?': origins(
      'Hosts that a video or calendar of the kind embed leads on to. Its own host needs no entry.',
    ),
  },
  { optional: true, shared: true },
);
