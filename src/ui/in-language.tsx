import type { ReactNode } from 'react';

interface InLanguageProps {
  /** Of content that is not translated; null for content in the language of the page. */
  lang?: string | null;
  children: ReactNode;
}

/** Names the language of what is not translated. */
export const InLanguage = ({ lang, children }: InLanguageProps) =>
  lang ? (
    <div lang={lang} className="contents">
      {children}
    </div>
  ) : (
    children
  );
