import type { SectionChoices } from '../../../src/content-model/field-types/field-type';
import { sentenceOf } from '../../../src/content-model/labels';
import { isRecord, kindDefinitions } from '../../definitions/definitions';
import type { Site } from '../../model/site';
import { labelAndHint } from '../words-of-forms';

/**
 * What pages can show: sections that there are, and kinds of new ones.
 *
 * @param site as it could be read, with mistakes
 * @param isWritable whether the development server adds and deletes files of sections
 */
export const sectionChoices = ({ sections }: Site, isWritable: boolean): SectionChoices => ({
  sections: [...sections.values()].map(({ name, kind, file: { value } }) => ({
    name,
    title: String((isRecord(value) && value.title) || sentenceOf(name)),
    kind: String(kind),
  })),
  kinds: [...kindDefinitions].map(([name, schema]) => ({ name, ...labelAndHint(name, schema) })),
  isWritable,
});
