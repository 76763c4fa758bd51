import { createContext, use } from 'react';

/** Whether the page is a home page with a hero, from whose corner a line leads through the sections to the footer. */
export const LineContext = createContext(false);

/** Whether sections and the footer have parts of the line. Looks without ornaments have no line. */
export const useLine = (): boolean => __PARTS__.ornaments && use(LineContext);
