import type { Section } from '../../content-model/model';
import { Figures } from '../../entries/figures';
import type { definition } from './definition';

const FiguresSection = ({ content }: Section<typeof definition>) => <Figures {...content} />;

export default FiguresSection;
