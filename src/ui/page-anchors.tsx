import { createContext } from 'react';

/** The anchors that the page has, for links to know which of them are here; null where nobody has said. */
export const PageAnchors = createContext<readonly string[] | null>(null);
