import type { CaseStudyData } from '../content-model/collections/case-study';

/** @param colour the name of a colour of the steps, or a colour of a client */
export const panelColour = (colour?: string): string =>
  colour?.startsWith('#') ? colour : `color-mix(in oklab, var(--step-${colour}) 85%, rgb(var(--scrim)))`;

/** Makes a panel have a colour. Without one, it has that of the brand. */
export const panelStyle = (colour?: string | null) =>
  colour ? { '--panel': panelColour(colour) } : undefined;

/** The colour of a client, or the one of the steps that suits it. */
export const colourOfCase = ({ ownColour, colour }: Pick<CaseStudyData, 'ownColour' | 'colour'>) =>
  ownColour ?? colour;
