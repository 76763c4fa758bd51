import type { CustomFieldControlProps } from '@sveltia/cms';
import type { SectionChoices } from '../../../../src/content-model/field-types/field-type';
import { AddSection } from './add-section';
import { ChosenSections } from './chosen-sections';
import { withSaved } from './saved-sections';

/** The sections of a page in order, with what they are and where else they are. */
export const SectionsField = ({ value, onChange, forID, field }: CustomFieldControlProps) => {
  const { kinds, ...all } = field.toJS() as unknown as SectionChoices;
  const names = Array.isArray(value) ? (value as string[]) : [];
  const sections = withSaved(all.sections).map((section) => {
    const label = kinds.find(({ name }) => name === section.kind)?.label ?? section.kind;
    return { ...section, text: `${label}${section.pages && ` · used on ${section.pages}`}` };
  });
  const chosen = names.map(
    (name) => sections.find((each) => each.name === name) ?? { name, title: name, kind: '', text: '' },
  );
  return (
    <div id={forID} className="sections-field" role="group" aria-labelledby={`${forID}-label`}>
      <ChosenSections sections={chosen} onChange={onChange} />
      <AddSection
        name={forID}
        kinds={kinds}
        sections={sections.filter(({ name }) => !names.includes(name))}
        onAdd={(name) => onChange([...names, name])}
      />
    </div>
  );
};
