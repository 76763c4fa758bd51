import type { SectionChoices } from '../../../../src/content-model/field-types/field-type';
import type { ShownSection } from './chosen-sections';
import { FormLink } from './form-link';
import { KindPicture } from './kind-picture';

interface AddSectionProps {
  /** Of the group of radio buttons. */
  name: string;
  sections: readonly ShownSection[];
  kinds: SectionChoices['kinds'];
  onAdd: (name: string) => void;
  /** Writes a section with the least content. Without it, editors save the form of a new one. */
  onWrite?: (kind: string, title: string) => void;
}

/** Sections that there are, as radio buttons of which the button, or Enter, adds the chosen one, and the forms of new ones. */
export const AddSection = createClass<{ words: string; chosen: string; newTitle: string }, AddSectionProps>({
  getInitialState: () => ({ words: '', chosen: '', newTitle: '' }),
  render() {
    const { name, sections, kinds, onAdd, onWrite } = this.props;
    const { words, chosen, newTitle } = this.state;
    const isFound = (...texts: readonly string[]) =>
      texts.join(' ').toLowerCase().includes(words.toLowerCase());
    const found = sections.filter(({ title, text }) => isFound(title, text));
    const add = (section: string) => {
      if (section) onAdd(section);
      this.setState({ ...this.state, words: '', chosen: '' });
    };
    return (
      <details>
        <summary>Add section</summary>
        <input
          type="search"
          aria-label="Find sections and kinds"
          placeholder="Find by title, kind or page"
          value={words}
          onChange={({ target }) => this.setState({ ...this.state, words: target.value, chosen: '' })}
        />
        <p role="status">
          {found.length} of {sections.length} sections
        </p>
        <div role="radiogroup" aria-label="Sections that the page does not show">
          {found.map((section) => (
            <label key={section.name}>
              <input
                type="radio"
                name={name}
                checked={chosen === section.name}
                onChange={() => this.setState({ ...this.state, chosen: section.name })}
                onKeyDown={({ key }) => key === 'Enter' && add(section.name)}
              />
              <KindPicture kind={section.kind} />
              <span>
                <b>{section.title}</b>
                {section.text}
              </span>
            </label>
          ))}
        </div>
        {/* A disabled button would lose the focus once it has added the section. */}
        <button type="button" onClick={() => add(chosen)}>
          Add to this page
        </button>
        <h4>Write a new section</h4>
        {onWrite ? (
          <div>
            <p>It is added to this page, this form is saved, and the form of the section opens.</p>
            <input
              aria-label="Title of the new section"
              placeholder="Title"
              value={newTitle}
              onChange={({ target }) => this.setState({ ...this.state, newTitle: target.value })}
            />
          </div>
        ) : (
          <p>Save this form first. Then save the new section, come back, and add it here.</p>
        )}
        <ul>
          {kinds
            .filter(({ label, hint }) => isFound(label, hint))
            .map((kind) => (
              <li key={kind.name}>
                <KindPicture kind={kind.name} />
                <span>
                  {onWrite ? (
                    <button type="button" onClick={() => onWrite(kind.name, newTitle)}>
                      {kind.label}
                    </button>
                  ) : (
                    <FormLink hash={`#/collections/section-${kind.name}/new`}>{kind.label}</FormLink>
                  )}
                  {kind.hint}
                </span>
              </li>
            ))}
        </ul>
      </details>
    );
  },
});
