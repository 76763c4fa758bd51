import { quote } from '../../problem';

/** Services that editors ask for and that the site does not support, by parts of their addresses. */
const services: readonly [address: RegExp, name: string, reason: string][] = [
  [
    /googletagmanager\.com|google-analytics\.com/,
    'Google Analytics',
    'it needs code in the page, which the security policy blocks',
  ],
  [
    /connect\.facebook\.net|hotjar\.com|clarity\.ms|mc\.yandex|snap\.licdn\.com|analytics\.tiktok\.com/,
    'This service',
    'it needs code in the page, which the security policy blocks',
  ],
  [
    /intercom|crisp\.chat|tawk\.to|drift\.com|tidio|zdassets|livechat|hs-scripts|chatwoot|olark/,
    'A chat',
    'it needs styles and frames that the security policy blocks',
  ],
  [/list-manage\.com|mailchimp/, 'Mailchimp', 'it does not accept messages from the pages of other sites'],
];

/** Explains that an address belongs to a service that the site does not support. */
export function explainUnsupported(address: string): string | undefined {
  const [, name, reason] = services.find(([pattern]) => pattern.test(address)) ?? [];
  return name && `found ${quote(address)}; ${name} is not supported: ${reason}`;
}
