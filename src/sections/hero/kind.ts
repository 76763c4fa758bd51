import type { Value } from '../../content-model';
import type { definition } from './definition';

export { definition } from './definition';

export const shareImages = ({ slides }: Value<typeof definition>) => slides;
