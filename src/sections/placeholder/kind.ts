import type { Value } from '../../content-model';
import type { definition } from './definition';

export { definition } from './definition';

export const shareImages = ({ image }: Value<typeof definition>) => [image];
