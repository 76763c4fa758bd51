import type { ReactNode } from 'react';

/** Names the language of content that is not translated. Other content has none. */
export const InLanguage = ({ lang, children }: { lang?: string | null; children: ReactNode }) =>
  lang ? (
    <div lang={lang} className="contents">
      {children}
    </div>
  ) : (
    children
  );
