import path from 'node:path';

/** A frozen copy of the site's content. Tests read this copy, so that an editor's change never fails them. */
export const contentDirectory = path.resolve('__tests__/specification/content');
