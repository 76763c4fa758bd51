import fs from 'node:fs/promises';
import path from 'node:path';
import { baseName, entryOf, isRecord } from '../../content/definitions/definitions';
import { plainName } from '../plain-name';
import { eitherOf, fileProblem, quote } from '../problem';
import { imageEndings } from '../rules/images/image-file';
import { shownName } from '../read-content';
import { defaultSections } from '../../content/route';
import { readSections } from '../../content/section';
import { checkFormat, type Content, listedSections, type Rule } from '../rules/rule';

/** In bytes. A photograph of 2,560 pixels needs less. */
const largeImage = 1_000_000;

/** Documentation for editors, definitions, and files that systems and editor programs create. */
const ignored = /^(?:schemas\/|(?:README|reference)\.md$)|(?:^|\/)(?:\.|Thumbs\.db$|desktop\.ini$)|~$/;

/** The images that the content shows, as paths from the content folder. */
const usedImages = ({ fields }: Content): Set<string> =>
  new Set(
    fields.flatMap(({ schema, value }) => {
      if (schema.format === 'logo') return [path.posix.normalize(String(value))];
      return schema.imageUse && isRecord(value) ? [path.posix.normalize(String(value.src))] : [];
    }),
  );

/** Every file is content, and every section and image is shown. */
export const filesAreUsed: Rule = (content) => {
  const shown = new Set([...listedSections(content), ...defaultSections(content)]);
  const hidden = [...readSections(content).values()].filter(({ name }) => !shown.has(name));
  const listed = new Set(
    content.fields.flatMap(({ schema, value }) =>
      schema.entryOf ? [`${schema.entryOf}/${String(value)}`] : [],
    ),
  );
  const spare = [...content.files.values()].filter(
    ({ name, definition }) => entryOf(name) && !definition?.parentPath && !listed.has(baseName(name)),
  );
  const images = usedImages(content);
  const unread = content.names.filter(
    (name) => !ignored.test(name) && !content.files.has(name) && !images.has(name),
  );
  return [
    ...hidden.map(({ name, file }) =>
      file.problem(
        [],
        `no page shows this section, expected "${name}" in the sections of a page in pages.json`,
      ),
    ),
    ...spare.map((file) => file.problem([], 'no section shows this file')),
    ...unread.map((name) =>
      fileProblem(
        shownName(content.directory, name),
        isImage(name) && name.startsWith('images/')
          ? 'no page shows this image'
          : `the site does not read this file, only content files and images in images/ that end in ${eitherOf(imageEndings)}`,
      ),
    ),
  ];
};

const isImage = (name: string): boolean =>
  [...imageEndings, '.svg'].includes(path.extname(name).toLowerCase());

/** Names of images work on every system and in every address. */
export const imagesHavePlainNames: Rule = (content) =>
  checkFormat(content, 'image', (text) => {
    if (/^(?:https:|[\w./-]*$)/.test(text)) return undefined;
    return `found ${quote(text)}, a name with a space or a special character, expected for example ${quote(plainName(text))}`;
  });

/** Builds and reviews of large images are slow. */
export const imagesAreSmall: Rule = async (content) => {
  const sizes = [...usedImages(content)].map(async (name) => {
    const { size } = await fs.stat(path.join(content.directory, String(name))).catch(() => ({ size: 0 }));
    if (size <= largeImage) return [];
    const message = `the image has ${(size / 1e6).toFixed(1)} MB, expected at most ${largeImage / 1e6} MB`;
    return [fileProblem(shownName(content.directory, String(name)), message)];
  });
  return (await Promise.all(sizes)).flat();
};
