import type { FieldType, Keywords } from '../schema';

/** The schema of a field, with the keywords that its type sets. */
export const field = (fieldType: FieldType, first: Keywords, others: Keywords = {}): Keywords => {
  const { json, format } = fieldType;
  return Object.assign({ type: json }, first, format && { format }, others, { fieldType });
};
