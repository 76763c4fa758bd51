import { isRecord } from '../is-record';
import type { Migration } from './migration';

/** Each form had these three fields, whose words were groups of the form. */
const types = { name: 'text', email: 'email', message: 'textarea' };

export const formFields: Migration = {
  definition: 'contact',
  change: 'the form lists its "fields"',
  field: ['form'],
  migrate: (file) => {
    const { form } = file;
    if (!isRecord(form) || !Object.keys(types).every((name) => isRecord(form[name]))) return undefined;
    const fields = Object.entries(types).map(([name, type]) => {
      const autocomplete = name === 'name' ? { autocomplete: 'name' } : {};
      return { type, name, ...(form[name] as object), ...autocomplete, required: true };
    });
    const others = Object.entries(form).filter(([key]) => !(key in types));
    return { ...file, form: { name: 'contact', fields, ...Object.fromEntries(others) } };
  },
};
