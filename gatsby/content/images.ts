import path from 'node:path';
import sharp from 'sharp';
import { type Definitions, partsOf } from './definitions/definitions';

interface ResolverContext {
  nodeModel: { findOne: (args: { type: string; query: object }) => Promise<unknown> };
}

/** Resolves the field `file` of images, which gatsby-plugin-sharp processes. It is null for an external image. */
export function imageResolvers(directory: string, definitions: Definitions) {
  const file = {
    type: 'File',
    resolve: ({ src }: { src: string }, _args: unknown, { nodeModel }: ResolverContext) =>
      src.startsWith('https://')
        ? null
        : nodeModel.findOne({
            type: 'File',
            query: { filter: { absolutePath: { eq: path.join(directory, src).replaceAll('\\', '/') } } },
          }),
  };
  return Object.fromEntries(
    [...definitions.values()]
      .flatMap(partsOf)
      .filter(({ properties }) => properties?.src?.format === 'image')
      .map(({ title = '' }) => [title, { file }]),
  );
}

/**
 * Lowers sharp's effort for AVIF from 4 to 3: an image takes a quarter of the time and 6 % more bytes, which the lower
 * quality in gatsby-config.ts saves again. gatsby-plugin-sharp has no option for it.
 *
 * @see https://sharp.pixelplumbing.com/api-output/#avif
 */
export function lowerAvifEffort(): void {
  const prototype = sharp.prototype as sharp.Sharp;
  const { avif } = prototype;
  prototype.avif = function (this: sharp.Sharp, options) {
    return avif.call(this, { effort: 3, ...options });
  };
}

/** Gatsby's state. */
export interface QueryState {
  pages: Map<string, { path: string; componentPath: string }>;
  components: Map<string, { query: string }>;
  staticQueryComponents: Map<string, { query: string }>;
}

/**
 * Starts to process the images of all queries, so that they are processed while webpack uses one core. Gatsby runs the
 * queries later and takes the results.
 */
export function processImagesEarly(state: QueryState, run: (query: string, variables?: object) => unknown) {
  for (const { query } of state.staticQueryComponents.values()) run(query);
  for (const { path: page, componentPath } of state.pages.values()) {
    const query = state.components.get(componentPath)?.query;
    if (query) run(query, { path: page });
  }
}
