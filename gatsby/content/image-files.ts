import path from 'node:path';

interface ImageSource {
  src: string;
}

interface ResolverContext {
  nodeModel: {
    findOne: (args: { type: string; query: object }) => Promise<unknown>;
  };
}

/**
 * Adds to every image the file it names, so that queries can have it processed; an image that is kept at
 * an outside address has none.
 *
 * @param directory absolute path of the content folder
 * @returns resolvers for Gatsby's `createResolvers`
 */
export function imageResolvers(directory: string) {
  return {
    Image: {
      file: {
        type: 'File',
        resolve: ({ src }: ImageSource, _args: unknown, { nodeModel }: ResolverContext) =>
          src.startsWith('https://')
            ? null
            : nodeModel.findOne({
                type: 'File',
                query: { filter: { absolutePath: { eq: path.join(directory, src).replaceAll('\\', '/') } } },
              }),
      },
    },
  };
}
