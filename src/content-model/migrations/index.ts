import { formFields } from './form-fields';
import type { Migration } from './migration';
import { nextLinks } from './next-links';
import { responsiveDemo } from './responsive-demo';

/** The oldest first, because each one expects what those before it have written. */
export const migrations: readonly Migration[] = [responsiveDemo, formFields, nextLinks];
