import type { Value } from '../../content-model';
import type { Origins } from '../../content-model/kind';
import { definition } from './definition';

export { definition };

export const origins = ({ address }: Value<typeof definition>): Origins => ({ frames: [address] });
