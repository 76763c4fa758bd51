import type { CustomFieldControlProps } from '@sveltia/cms';
import { localeOf } from './check/control';
import { besideConfiguration } from './beside-configuration';

/** What a link can lead to. */
export interface LinkChoice {
  address: string;
  title: string;
}

type Choices = Readonly<Record<string, readonly LinkChoice[]>>;

let choices: Promise<Choices> | undefined;

/** The build writes them beside the configuration. A form that does not get them takes any address, too. */
const loadChoices = (): Promise<Choices> =>
  (choices ??= fetch(besideConfiguration('links.json')).then(
    (response) => response.json() as Promise<Choices>,
    (): Choices => ({}),
  ));

/** The address of a link, with pages, anchors and files by their titles. Any other address can be typed. */
export const LinkField = createClass<{ offered: readonly LinkChoice[] }>({
  getInitialState: () => ({ offered: [] }),
  render() {
    const { value, onChange, forID, classNameWrapper }: CustomFieldControlProps = this.props;
    const offer = async ({ currentTarget }: { currentTarget: Element }) => {
      const all = await loadChoices();
      this.setState({ offered: all[localeOf(currentTarget)] ?? Object.values(all)[0] ?? [] });
    };
    return (
      <div className="link-field">
        <input
          id={forID}
          aria-labelledby={`${forID}-label`}
          className={classNameWrapper}
          list={`${forID}-choices`}
          value={String(value ?? '')}
          onFocus={offer}
          onChange={({ target }) => onChange(target.value)}
        />
        <datalist id={`${forID}-choices`}>
          {this.state.offered.map(({ address, title }) => (
            <option key={address} value={address}>
              {title}
            </option>
          ))}
        </datalist>
      </div>
    );
  },
});
