import path from 'node:path';

interface PictureSource {
  src: string;
}

interface ResolverContext {
  nodeModel: {
    findOne: (args: { type: string; query: object }) => Promise<unknown>;
  };
}

/**
 * Adds to every picture the file it names, so that queries can have it processed; a picture that is kept at
 * an outside address has none.
 *
 * @param directory absolute path of the content folder
 * @returns resolvers for Gatsby's `createResolvers`
 */
export function pictureResolvers(directory: string) {
  return {
    Picture: {
      file: {
        type: 'File',
        resolve: ({ src }: PictureSource, _args: unknown, { nodeModel }: ResolverContext) =>
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
