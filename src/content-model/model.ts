import type { PageData } from './files/pages';
import type { SectionData } from './parts/section';
import type { Data, Schema } from './schema';

/** What the heading of a page shows. */
export type Opening = Pick<PageData, 'heading' | 'description' | 'image' | 'colour' | 'actions' | 'lang'>;

/** What a page tells each of its sections. */
interface SectionContext {
  /** The page's one heading. */
  heading: string;
  image: PageData['image'];
  /** The page's heading and description, if the section shows them. */
  opening?: Opening;
  isLast: boolean;
}

/** What the component of a kind gets, by its definition: the content, and what it uses of the page. */
export type Section<Kind extends Schema, Used extends keyof SectionContext = never> = {
  content: Data<Kind>;
} & Pick<SectionContext, Used>;

/** What a page gives to a section of any kind. */
export type AnySection = SectionContext & { content: SectionData };
