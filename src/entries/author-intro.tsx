import { Portrait } from '../ui/portrait';
import type { PersonData } from '../content-model/collections/person';

/** The author of the posts below. */
export const AuthorIntro = ({ name, role, text, image, lang }: PersonData) => (
  <div className="page-container flex flex-wrap items-center gap-x-gutter gap-y-6 pt-rhythm print:pt-6">
    {image && (
      <Portrait
        image={image}
        sizes="12rem"
        className="w-48 max-w-full shrink-0 rounded-large [--fold:1.75rem] print:hidden"
      />
    )}
    <div lang={lang ?? undefined} className="max-w-[30em] min-w-0 wrap-anywhere">
      <p className="text-title font-semibold">{name}</p>
      <p className="mt-1 text-ink-muted">{role}</p>
      {text && <p className="mt-3">{text}</p>}
    </div>
  </div>
);
