import DeliveryFields from '../forms/delivery-fields';
import { Field } from '../forms/field';
import { type Examples, longText } from './example';

const shared = { name: 'example', placeholder: 'Placeholder', autoComplete: 'off' };
const error = 'The value is not valid.';

const messages = {
  failed: 'The delivery failed.',
  timeout: 'The server did not respond.',
  offline: 'There is no connection.',
  invalid: 'Some fields are not valid.',
  retry: 'Try again.',
};

export const formExamples: Examples = {
  Field: () => (
    <>
      <Field {...shared} label="Text" />
      <Field {...shared} label="Email, with an error" type="email" error={error} />
      <Field {...shared} label="Several rows" rows={3} />
      <Field {...shared} label="Several rows, with an error" rows={3} error={error} />
      <Field {...shared} label={longText} placeholder={longText} error={longText} />
    </>
  ),
  DeliveryFields: (theme) =>
    (['failed', 'invalid'] as const).map((reason) => (
      <DeliveryFields
        key={reason}
        // The form's name makes an id: the columns show the two forms.
        endpoint={{
          form: theme === 'light' ? 'contact' : 'newsletter',
          url: '',
          honeypot: 'honeypot',
          sending: '',
          messages,
        }}
        failure={{ reason, fields: {} }}
      />
    )),
};
