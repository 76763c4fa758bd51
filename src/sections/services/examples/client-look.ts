import type { Data } from '../../../content-model';
import type { clientLook } from '../../../content-model/parts/client-look';
import * as styles from './client-look.module.css';

/** The class of what a client's look is on, and its colours as custom properties. */
export const lookOfClient = (look: Data<typeof clientLook> | null) =>
  look
    ? {
        className: `${styles.look} ${styles[look.font]}`,
        style: {
          '--client-backdrop': look.backdrop,
          '--client-ground': look.ground,
          '--client-ink': look.ink,
          '--client-accent': look.accent,
          '--client-accent-ink': look.accentInk,
        },
        pages: styles.pages,
      }
    : { className: '', style: undefined, pages: '' };
