import type { Value } from '../../content-model';
import { definition } from './definition';

export { definition };

export const shareImages = ({ image }: Value<typeof definition>) => [image];
