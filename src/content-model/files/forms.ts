import { choice, contentFile, destination, group, text } from '..';
import { formService } from '../parts/form-service';

export const forms = contentFile(
  'forms',
  'Where forms are sent, and the messages shown when sending fails.',
  {
    delivery: group(
      'FormDelivery',
      'How the forms are delivered.',
      {
        kind: choice(
          "Delivery – `simulated`: the forms show a confirmation, but nothing leaves the browser. `service`: the site's own form service stores them and writes to you. `http`: another service gets them, at the address below or at their own.",
          ['simulated', 'service', 'http'],
          {
            simulated: 'Nowhere, for a trial',
            service: 'The form service of the site',
            http: 'Another service',
          },
        ),
        'endpoint?': destination.endpoint,
        'answer?': destination['answer?'],
      },
      { shared: true },
    ),
    sending: text(24, 'The newsletter button during sending. Other forms have their own text.'),
    withoutScripts: text(
      120,
      'Above a form, for visitors without JavaScript, while the forms only simulate sending. The telephone number and the e-mail address follow.',
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
    'service?': formService,
  },
);
