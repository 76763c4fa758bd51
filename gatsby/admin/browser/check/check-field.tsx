import type { CustomFieldControlProps } from '@sveltia/cms';
import { localeOf, problemsFor } from './control';
import type { FormProblem } from './form-problem';
import { focusField } from '../focus-field';

type Problems = readonly FormProblem[];

interface State {
  problems: Problems;
  /** Whether somebody has tried to save the form. Until then, nothing is wrong with empty fields. */
  isTried: boolean;
}

interface Shown {
  props: CustomFieldControlProps;
  state: State;
  setState: (state: Partial<State>) => void;
  isValid?: () => Promise<unknown>;
}

/** One for each column of a form. */
const columns = new Set<Shown>();

const formOf = ({ props }: Shown): unknown => props.entry?.get('collection');

/** Whether the editor was last on no field, but for example on "Save". */
let isBesideFields = false;
for (const type of ['click', 'focusin'])
  document.addEventListener(
    type,
    ({ target }) => (isBesideFields = !(target as Element).closest('[data-key-path]')),
    { capture: true },
  );

// Sveltia CMS refuses empty fields that are needed without asking this one.
document.addEventListener(
  'click',
  ({ target }) => {
    if (!(target as Element).closest('.content-editor [role="toolbar"] button.primary')) return;
    for (const column of columns) {
      column.setState({ isTried: true });
      void column.isValid?.();
    }
  },
  { capture: true },
);

/** Shows why an entry was not saved. */
export const showProblems = (collection: unknown, problems: Problems): void => {
  for (const column of columns) if (formOf(column) === collection) column.setState({ problems });
};

/** Sveltia CMS asks only the fields of the column that has changed. Another empty value makes it ask those of a column. */
function askOthers(asked: Shown, problems: Problems): void {
  for (const column of columns)
    if (column !== asked && formOf(column) === formOf(asked) && !isDeepEqual(column.state.problems, problems))
      column.props.onChange(column.props.value === '' ? undefined : '');
}

const isDeepEqual = (one: Problems, other: Problems): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The words of the forms are English. */
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const placeOf = ({ form, entry, label, locale, language }: FormProblem): string =>
  [locale === undefined && form, locale === undefined && entry, language && languageNames.of(language), label]
    .filter(Boolean)
    .join(', ');

/** Lists what saving the form would break, also in fields that are closed, with ways to them. */
export const CheckField = createClass<State>({
  getInitialState: () => ({ problems: [], isTried: false }),
  componentDidMount() {
    columns.add(this);
  },
  componentDidUpdate() {
    // After "Save" the list is in view, and not while somebody works on a field.
    if (this.state.problems.length > 0 && isBesideFields) this.element?.scrollIntoView({ block: 'center' });
  },
  componentWillUnmount() {
    columns.delete(this);
  },
  async isValid() {
    const found = await problemsFor(this);
    // What "Save" says of it stays.
    if (!found) return true;
    const problems = found.filter(({ isLeftOut }) => !isLeftOut || this.state.isTried);
    this.setState({ problems });
    askOthers(this, problems);
    // Sveltia CMS counts the columns in which a field has a mistake.
    const isOwn = ({ locale, isLeftOut }: FormProblem) =>
      !isLeftOut && (locale === undefined || !this.element || locale === localeOf(this.element));
    return (
      !problems.some(isOwn) || {
        error: { message: 'This cannot be saved: the site could not be published with it.' },
      }
    );
  },
  render() {
    return (
      <ul ref={(element) => void (this.element = element)} className="check-field">
        {this.state.problems.map((problem) => (
          <li key={JSON.stringify(problem)}>
            {problem.locale === undefined ? (
              <a href={problem.hash}>{placeOf(problem)}</a>
            ) : (
              <button
                type="button"
                onClick={() => void focusField(document, problem.keyPath ?? '', problem.locale ?? '')}
              >
                {placeOf(problem)}
              </button>
            )}
            : {problem.message}
          </li>
        ))}
      </ul>
    );
  },
});
