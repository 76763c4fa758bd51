import { createContext } from 'react';

/** The anchors of the page, or null if they are unknown. */
export const PageAnchors = createContext<readonly string[] | null>(null);
