import { choice, contentFile, group, optional, pattern, text } from '..';

/** An address that receives forms. */
const endpoint = (description: string) =>
  pattern(String.raw`^(https://|http://(localhost|127\.0\.0\.1)([:/?]|$))`, description, {
    format: 'endpoint',
    max: 300,
    expected: 'expected an address such as "https://forms.example/contact"',
  });

export const forms = contentFile(
  'forms',
  'Where the message form and the newsletter form are sent, and the messages shown when sending fails.',
  {
    delivery: group('FormDelivery', 'How the forms are delivered.', {
      kind: choice(
        'simulated: the forms show a confirmation, but nothing leaves the browser. http: the forms are sent to the endpoint.',
        ['simulated', 'http'],
      ),
      endpoint: optional(endpoint('The public address that receives the forms. http needs it.')),
      newsletterEndpoint: optional(
        endpoint(
          'A different public address for the newsletter form. Without it, that form is sent to the endpoint too.',
        ),
      ),
      honeypot: optional(
        pattern(
          '^(?!(?:name|email|message|form-name)$)[A-Za-z_][A-Za-z0-9_-]{0,30}$',
          'The name of a hidden field that only bots fill in. A form with a value in it is not sent. Without this key the name is _gotcha.',
          { expected: 'expected a name such as "_gotcha" that no other field has' },
        ),
      ),
    }),
    sending: text(24, 'The newsletter button during sending. The message form has its own text.'),
    withoutScripts: text(
      120,
      'Above the message form, for visitors without JavaScript, while the forms only simulate sending. The telephone number and the e-mail address follow.',
    ),
    failure: group('FormFailure', 'The messages shown when sending fails.', {
      failed: text(80, 'For any failure without its own message.'),
      timeout: text(80, 'For a request without a response for 15 seconds.'),
      offline: text(80, 'For a device without a connection.'),
      invalid: text(
        80,
        "For individual fields that the service rejects. The service's message is shown at each field.",
      ),
      retry: text(80, 'The sentence after each message except invalid. It tells visitors what to do.'),
    }),
  },
);
