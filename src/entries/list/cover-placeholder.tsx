import { panelColour } from '../panel-colour';
import * as styles from './cover-placeholder.module.css';

/** Colours of the steps that suit any image, and on which white text is readable in every brand. */
const colours = ['indigo', 'violet', 'orchid'];

export const placeholderColour = (path: string): string => panelColour(colours[path.length % colours.length]);

/** What a missing cover is replaced by: a folded panel. The address decides how often it is folded. */
export const CoverPlaceholder = ({ path, className }: { path: string; className: string }) => (
  <div
    aria-hidden="true"
    className={`folded-corner ${styles.placeholder} ${className}`}
    style={{ '--panel': placeholderColour(path), '--pleat': `${100 / (2 + (path.length % 3))}%` }}
  />
);
