import { besideConfiguration } from './beside-configuration';
import { openForm } from './open-form';

export interface FormLink {
  /** "Price list: Simple pricing" */
  label: string;
  /** "#/collections/section-pricing/entries/plans" */
  hash: string;
}

type Pages = Readonly<Record<string, readonly FormLink[]>>;

/** The path of a page below the address of the site: "/about" for "https://studio.example/preview/about/?from=mail#team". */
function pathOf(address: string): string {
  const base = besideConfiguration('..').pathname;
  const { pathname } = new URL(address.trim(), location.origin);
  const own = pathname.startsWith(base) ? pathname.slice(base.length - 1) : pathname;
  return own.replace(/(?<=.)\/(?:index\.html)?$/, '');
}

function linkTo({ label, hash }: FormLink, details: HTMLDetailsElement): HTMLLIElement {
  const link = document.createElement('a');
  Object.assign(link, { href: hash, textContent: label });
  link.addEventListener('click', (event) => {
    event.preventDefault();
    details.open = false;
    void openForm(hash);
  });
  const item = document.createElement('li');
  item.append(link);
  return item;
}

/** A field for the address of a page, which lists its forms. The build writes them beside the configuration. */
export function addPageForms(): void {
  const details = document.createElement('details');
  details.className = 'page-forms';
  details.innerHTML =
    '<summary>Edit a page by its address</summary><label>Address of a page <input type="url"></label><p role="status"></p><ul></ul>';
  const find = <Name extends 'input' | 'p' | 'ul'>(name: Name) =>
    details.querySelector(name) as HTMLElementTagNameMap[Name];
  let pages: Promise<Pages> | undefined;
  find('input').addEventListener('input', async ({ target }) => {
    pages ??= fetch(besideConfiguration('pages.json')).then((response) => response.json() as Promise<Pages>);
    const { value } = target as HTMLInputElement;
    const all = await pages.catch((): Pages => ({}));
    const links = (URL.canParse(value, location.origin) && all[pathOf(value)]) || [];
    find('ul').replaceChildren(...links.map((link) => linkTo(link, details)));
    find('p').textContent = links.length > 0 || !value ? '' : 'No page has this address.';
  });
  document.body.append(details);
}
