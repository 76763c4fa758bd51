import { definitionOf, sectionName } from '../../content/definitions';
import { nearest } from '../nearest';
import type { ContentFile } from '../parse-content';
import { quote } from '../problem';
import { type Href, readHref } from './href';
import { readRoutes, type Route, type Routes } from './routes';
import { checkTexts, type Content, type Rule } from './rule';
import { layoutAnchors, readSections } from './sections';

/** The page for unknown addresses is not a route and has no sections. */
const notFoundPage: Route = { path: 'the page for unknown addresses', sections: [], anchors: [] };

interface LinkContext {
  routes: Routes;
  /** The anchors of all sections and of the layout. Undefined if a mistake hides one. */
  anchors?: readonly string[];
  /** The pages that show the link's file. */
  pages: readonly Route[];
  /** A link in a section leads to the home page's section if its own page lacks the anchor (src/ui/controls/link.tsx). */
  isSection: boolean;
}

/** Links have a safe scheme and lead to pages and anchors that exist. */
export const linksLeadSomewhere: Rule = (content) => {
  const routes = readRoutes(content);
  const sections = [...readSections(content).values()].map(({ anchor }) => anchor);
  const anchors = sections.every((anchor) => anchor !== undefined)
    ? [...new Set(sections), ...layoutAnchors]
    : undefined;
  return checkTexts(content, 'href', (text, file) => {
    const href = readHref(text);
    if (href.kind === 'wrong')
      return routes.byPath.has(`/${text}`) ? `found ${quote(text)}; did you mean '/${text}'?` : href.message;
    if (href.kind !== 'internal') return undefined;
    const isSection = sectionName(file.name) !== undefined;
    const context = { routes, anchors, pages: pagesWith(content, file, routes), isSection };
    return routeMessage(href, routes) ?? anchorMessage(text, href, context);
  });
};

/** The pages that show a file: those that list the section, the page for unknown addresses, or every page. */
function pagesWith(
  { definitions }: Content,
  { name, value }: ContentFile,
  { list }: Routes,
): readonly Route[] {
  const section = sectionName(name);
  if (section !== undefined) return list.filter(({ sections }) => sections.includes(section));
  const definition = definitions.get(definitionOf(definitions, name, value) ?? '');
  return definition?.shownOn ? [notFoundPage] : [...list, notFoundPage];
}

type InternalHref = Extract<Href, { kind: 'internal' }>;

function routeMessage({ path }: InternalHref, { list, byPath, hasAllPaths }: Routes): string | undefined {
  if (path === undefined || byPath.has(path) || !hasAllPaths) return undefined;
  const guess = nearest(
    path,
    list.map((route) => route.path),
  );
  const missing = `no page has the path ${quote(path)}`;
  return guess ? `${missing}; did you mean '${guess}'?` : `${missing}, expected one from pages.json`;
}

function anchorMessage(text: string, { id, path }: InternalHref, context: LinkContext): string | undefined {
  const { routes, anchors, pages, isSection } = context;
  if (id === undefined || !anchors) return undefined;
  if (!anchors.includes(id)) return unknownAnchor(text, id, anchors);
  if (!routes.hasAllSections) return undefined;
  const home = routes.byPath.get('/');
  if (path === undefined && isSection && home && hasAnchor(home, id)) return undefined;
  const targets = path === undefined ? pages : routes.list.filter((route) => route.path === path);
  const [first, ...rest] = targets.filter((route) => !hasAnchor(route, id));
  if (!first) return undefined;
  const others = rest.length > 0 ? ` and ${rest.length} more` : '';
  const target = routes.list.find((route) => hasAnchor(route, id));
  const advice = target
    ? `expected "${target.path}#${id}"`
    : 'no page in pages.json lists a section with that anchor';
  return `found ${quote(text)}, which leads nowhere on ${first.path}${others}; ${advice}`;
}

const hasAnchor = ({ anchors }: Route, id: string): boolean =>
  layoutAnchors.includes(id) || anchors.includes(id);

function unknownAnchor(text: string, id: string, anchors: readonly string[]): string {
  const guess = nearest(id, anchors);
  const missing = `found ${quote(text)}, but no part of a page is called ${quote(id)}`;
  return guess
    ? `${missing}; did you mean '${text.slice(0, text.indexOf('#'))}#${guess}'?`
    : `${missing}, expected ${anchors.map((anchor) => `#${anchor}`).join(', ')}`;
}
