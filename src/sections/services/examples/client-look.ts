import type { Data } from '../../../content-model';
import type { clientLook } from '../../../content-model/parts/client-look';
import * as styles from './client-look.module.css';

/**
 * The class of what a client's look is on, and its colours as custom properties. Its pages have another class and name
 * their font, which loads with those of the site (src/theme/web-fonts.ts).
 */
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
        pages: { className: styles.pages, 'data-font': `Client-${look.font}` },
      }
    : { className: '', style: undefined, pages: { className: '' } };
