import { archiveKeys, type Value } from '../../content-model';
import type { Mistake } from '../../content-model/kind';
import { definition } from './definition';

export { definition };

export const warnings = (list: Value<typeof definition>): Mistake[] =>
  archiveKeys
    .filter((key) => key in list && list.latest !== undefined)
    .map((key) => ({
      path: [key],
      message: 'has no effect beside "latest", expected it in the list of all posts',
      at: 'key',
    }));
