import { use } from 'react';
import { withPrefix } from '../hooks/navigation/router';
import { HomePath } from '../ui/controls/link';
import * as styles from './illustration.module.css';

/**
 * A decorative illustration of work, by its id in illustrations.svg. The file is outside the document, which has to stay small, and the illustration
 * inherits fonts and colours, which an image would not.
 */
export const Illustration = ({ name, className = '' }: { name: string; className?: string }) => (
  <svg aria-hidden="true" className={`${styles.illustration} ${className}`.trim()}>
    <use href={withPrefix(`${use(HomePath)}/illustrations.svg#${name}`.replace('//', '/'))} />
  </svg>
);
