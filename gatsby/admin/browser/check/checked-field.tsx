import CMS from '@sveltia/cms';
import { localeOf, problemsFor } from './control';

/** A field of Sveltia CMS that also shows what the content check says of it. */
export function checkedField(type: string) {
  const Field = CMS.getFieldType(type)?.control;
  return createClass({
    async isValid() {
      const problems = (await problemsFor(this)) ?? [];
      const { element } = this;
      if (!element) return true;
      const keyPath = element.closest<HTMLElement>('[data-key-path]')?.dataset.keyPath ?? '';
      const messages = problems
        .filter(({ locale, isLeftOut }) => locale === localeOf(element) && !isLeftOut)
        .filter((problem) => `${problem.keyPath}.`.startsWith(`${keyPath}.`))
        .map(({ message }) => message);
      return messages.length === 0 || { error: { message: messages.join(' ') } };
    },
    render() {
      return <div ref={(element) => void (this.element = element)}>{Field && <Field {...this.props} />}</div>;
    },
  });
}
