import { figure } from './figure';
import { imagePart } from './image';
import { href, link } from './link';
import { colour, icon } from './names';
import { prosePart } from './prose';
import { anchor } from './section';

/** The parts by name. The field tables describe each once. */
export const sharedParts = {
  href: href.schema,
  anchor: anchor.schema,
  icon: icon.schema,
  colour: colour.schema,
  image: imagePart.schema,
  prose: prosePart.schema,
  link: link.schema,
  figure: figure.schema,
};
