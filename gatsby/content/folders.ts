import path from 'node:path';

/** Absolute path of the content folder: `CONTENT_DIR`, or content/ if that is not set. */
export const contentDirectory = path.resolve(process.env.CONTENT_DIR || 'content');

/** The definitions are part of the code: they stay the same if `CONTENT_DIR` names another content folder. */
export const definitionsFolder = path.resolve('content/schemas');
