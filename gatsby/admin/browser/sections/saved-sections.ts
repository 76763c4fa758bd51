import CMS from '@sveltia/cms';
import type { SectionChoices } from '../../../../src/content-model/field-types/field-type';

type Choice = SectionChoices['sections'][number];

const prefix = 'section-';
const saved: Choice[] = [];

/** The configuration has the sections as they were when the forms were opened. Some are added and renamed later. */
CMS.registerEventListener({
  name: 'postSave',
  handler: ({ entry }) => {
    const { collection, slug, data } = entry.toJS() as {
      collection: string;
      slug: string;
      data: Partial<Choice>;
    };
    if (!collection.startsWith(prefix)) return;
    const kind = collection.slice(prefix.length);
    saved.push({ name: slug, title: data.title ?? slug, kind });
  },
});

export const withSaved = (sections: readonly Choice[]): readonly Choice[] => [
  ...new Map([...sections, ...saved].map((section) => [section.name, section])).values(),
];
