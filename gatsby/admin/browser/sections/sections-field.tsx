import type { SectionChoices } from '../../../../src/content-model/field-types/field-type';
import { toUnsaved } from '../check/find-problems';
import { AddSection } from './add-section';
import { changeSections, formAround } from './change-sections';
import { ChosenSections } from './chosen-sections';
import { FormLink } from './form-link';
import { RemoveDialog } from './remove-dialog';
import { listPages, pagesWith } from './pages-with';
import { withSaved } from './saved-sections';
import type { SectionAnswer, SectionChange } from './section-change';

interface State {
  answer?: SectionAnswer;
  /** The name of a section that no other page shows, and that is to be removed. */
  last?: string;
  isBusy?: boolean;
}

/** The sections of a page in order, with what they are and where else they are. */
export const SectionsField = createClass<State>({
  getInitialState: () => ({}),
  render() {
    const { value, onChange, forID, field, entry } = this.props;
    const { answer, last, isBusy } = this.state;
    const { kinds, isWritable, ...all } = field.toJS() as unknown as SectionChoices;
    const names = Array.isArray(value) ? (value as string[]) : [];
    const form = entry && toUnsaved(entry, '');
    const sections = withSaved(all.sections).map((section) => {
      const label = kinds.find(({ name }) => name === section.kind)?.label ?? section.kind;
      const pages = form ? listPages(pagesWith(section.name, form)) : '';
      return { ...section, text: `${label}${pages && ` · used on ${pages}`}` };
    });
    const chosen = names.map(
      (name) => sections.find((each) => each.name === name) ?? { name, title: name, kind: '', text: '' },
    );
    const titleOf = (name: string) => sections.find((each) => each.name === name)?.title ?? name;
    const around = () => formAround(this.element as Element, entry as NonNullable<typeof entry>);
    const change = async (wanted: Pick<SectionChange, 'add' | 'remove'>) => {
      // The answer is above what was pressed.
      const show = () => this.element?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
      this.setState({ isBusy: true, last: undefined, answer: { isDone: true, message: 'A moment …' } });
      setTimeout(show);
      this.setState({
        isBusy: false,
        answer: await changeSections({ ...around(), ...wanted }),
      });
      setTimeout(show);
    };
    const remove = (name: string, isChosen = false) => {
      const { form: own, list } = around();
      const others = listPages(pagesWith(name, own, list));
      if (isWritable && !others && !isChosen) return this.setState({ answer: undefined, last: name });
      onChange(names.filter((each) => each !== name));
      const message = others
        ? `“${titleOf(name)}” is still used on ${others}.`
        : `No page shows “${titleOf(name)}” now. Its file stays.`;
      this.setState({ last: undefined, answer: { isDone: true, message } });
    };
    return (
      <div
        ref={(element) => void (this.element = element)}
        id={forID}
        className="sections-field"
        role="group"
        aria-labelledby={`${forID}-label`}
        inert={isBusy}
      >
        <ChosenSections sections={chosen} onChange={onChange} onRemove={remove} />
        {last && (
          <RemoveDialog
            title={titleOf(last)}
            onRemove={() => remove(last, true)}
            onDelete={() => void change({ remove: last })}
            onClose={() => this.setState({ last: undefined })}
          />
        )}
        {answer && (
          <div role="alert" data-failed={!answer.isDone || undefined}>
            {answer.message}
            <ul>
              {answer.problems?.map(({ hash, place, message }) => (
                <li key={place + message}>
                  {hash ? <FormLink hash={hash}>{place}</FormLink> : place}: {message}
                </li>
              ))}
            </ul>
          </div>
        )}
        <AddSection
          name={forID}
          kinds={kinds}
          sections={sections.filter(({ name }) => !names.includes(name))}
          onAdd={(name) => onChange([...names, name])}
          onWrite={isWritable ? (kind, title) => void change({ add: { kind, title } }) : undefined}
        />
      </div>
    );
  },
});
