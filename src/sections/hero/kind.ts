import type { Value } from '../../content-model';
import { definition } from './definition';

export { definition };

export const shareImages = ({ slides }: Value<typeof definition>) => slides;
