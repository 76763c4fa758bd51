import type { Section } from '../../content-model/model';
import { PagePlaceholder } from '../page-placeholder';
import type { definition } from './definition';

export default function PlaceholderSection({
  content,
  image,
  ...page
}: Section<typeof definition, 'heading' | 'image' | 'isLast'>) {
  return <PagePlaceholder {...content} {...page} image={image ?? content.image} />;
}
