import type { FieldPath, FieldAnswers } from '../../definitions/definitions';
import type { Site, SiteField } from '../../model/site';
import type { ContentFile } from '../../parse/parse-text';
import type { Problem } from '../../parse/problem';

/** A rule about single fields, which needs nothing else of the site. */
export type FieldRule = (site: Pick<Site, 'fields' | 'home'>) => Problem[];

export const checkTexts = (
  { fields }: Pick<Site, 'fields'>,
  explain: (text: string, field: SiteField) => string | undefined,
): Problem[] =>
  fields.flatMap((field) => {
    const message = typeof field.value === 'string' ? explain(field.value, field) : undefined;
    return message ? [field.file.problem(field.path, message)] : [];
  });

/** Reports each text of some types that `explain` has a message for. The definition reports empty texts. */
export const checkTypes = (
  site: Pick<Site, 'fields'>,
  isMeant: (fieldType: FieldAnswers) => boolean | undefined,
  explain: (text: string, file: ContentFile, path: FieldPath) => string | undefined,
): Problem[] =>
  checkTexts(site, (text, { file, path, schema }) =>
    schema.fieldType && isMeant(schema.fieldType) && text.trim() ? explain(text, file, path) : undefined,
  );
