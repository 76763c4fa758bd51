/** All that a definition needs. */
export * from './builders';
export * from './definition';
export * from './entry';
export * from './parts/comparison';
export * from './parts/entry-page';
export * from './parts/figure';
export * from './parts/form';
export * from './parts/image';
export * from './parts/link';
export * from './parts/names';
export * from './parts/prose';
export * from './parts/section';
export type { Data, Keywords, Schema, Value } from './schema';
