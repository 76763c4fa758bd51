import { DeliveryFields } from '../forms/delivery-fields';
import { FormField } from '../forms/form-field';
import { useLayoutContent } from '../layout/use-layout-content';
import type { Theme } from '../theme/storage';
import { type Examples, longText } from './example';

const shared = { name: 'example', placeholder: 'Placeholder', autoComplete: 'off' };
const error = 'The value is not valid.';

function Failures({ theme }: { theme: Theme }) {
  // The form's name makes an id: the columns show the two forms.
  const form = theme === 'light' ? 'contact' : 'newsletter';
  const endpoint = {
    form,
    url: '',
    honeypot: 'honeypot',
    sending: '',
    messages: useLayoutContent().forms.failure,
  } as const;
  return (['failed', 'invalid'] as const).map((reason) => (
    <DeliveryFields key={reason} endpoint={endpoint} failure={{ reason, fields: {} }} />
  ));
}

export const formExamples: Examples = {
  FormField: () => (
    <>
      <FormField {...shared} label="Text" />
      <FormField {...shared} label="Email, with an error" type="email" error={error} />
      <FormField {...shared} label="Several rows" rows={3} />
      <FormField {...shared} label="Several rows, with an error" rows={3} error={error} />
      <FormField {...shared} label={longText} placeholder={longText} error={longText} />
    </>
  ),
  DeliveryFields: (theme) => <Failures theme={theme} />,
};
