import { posix } from 'node:path';

/** The path of an image from the content folder, as the system has it: "images/team.jpg" for "/images/team.jpg". */
export const fromFolder = (source: string): string => posix.join('.', source);
