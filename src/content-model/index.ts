/** All that a definition needs. */
export * from './builders';
export * from './definition';
export { comparison } from './parts/comparison';
export { figure } from './parts/figure';
export { decoration, decorationWith, image, type ImageData } from './parts/image';
export {
  destination,
  fieldName,
  form,
  ownDestination,
  type DestinationData,
  type FormContent,
  type FormFieldData,
} from './parts/form';
export { href, link } from './parts/link';
export { colour, icon, network } from './parts/names';
export { entryFields, sharingFields, translatedSlug } from './parts/entry-page';
export { markdown, prose } from './parts/prose';
export { caption, entryList, section, sectionHeading, sectionTitle } from './parts/section';
export type { Data, Keywords, Schema, Value } from './schema';
