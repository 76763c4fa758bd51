import fs from 'node:fs/promises';

/** Images that forms add, which are not on the disk yet, by the absolute paths that they would have. */
export const uploads = new Map<string, Buffer>();

/** @throws if there is no such file */
export const readBytes = async (file: string): Promise<Buffer> => uploads.get(file) ?? fs.readFile(file);
