import { definitionOf, sectionName } from '../../content/definitions';
import { nearest } from '../nearest';
import type { ContentFile } from '../parse-content';
import { quote } from '../problem';
import { type Href, readHref } from './href';
import { readRoutes, type Route, type Routes } from './routes';
import { type Content, type Rule, textsOf } from './rule';
import { layoutAnchors, readSections } from './sections';

/** The page that answers at unknown addresses. It is not a route and has no sections. */
const notFoundPage: Route = { path: 'the page for unknown addresses', sections: [], anchors: [] };

/** What is known when a link is looked at. */
interface Site {
  routes: Routes;
  /** The anchors of all sections and of the layout, or undefined if a mistake hides one. */
  anchors?: readonly string[];
  /** The pages that show the link's file. */
  pages: readonly Route[];
  /** A link in a section leads to the home page's section where its own page lacks the anchor (src/ui/link.tsx). */
  isSection: boolean;
}

/**
 * Links are of a kind that is safe, and lead to pages and anchors that exist.
 *
 * @param content all content
 * @returns a problem for each link that does not
 */
export const linksLeadSomewhere: Rule = (content) => {
  const routes = readRoutes(content);
  const sections = [...readSections(content).values()].map(({ anchor }) => anchor);
  const anchors = sections.every((anchor) => anchor !== undefined)
    ? [...new Set(sections), ...layoutAnchors]
    : undefined;
  return textsOf(content, 'href').flatMap(({ file, text, path }) => {
    const section = sectionName(file.name);
    const pages = pagesWith(content, file, routes);
    const message = linkMessage(text, { routes, anchors, pages, isSection: section !== undefined });
    return message ? [file.problem(path, message)] : [];
  });
};

/** The pages that show a file: those that list the section, the one its definition names, or every page. */
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

function linkMessage(text: string, site: Site): string | undefined {
  const href = readHref(text);
  if (href.kind === 'wrong') return routeWithoutSlash(text, site.routes) ?? href.message;
  if (href.kind !== 'inside') return undefined;
  return routeMessage(href, site.routes) ?? anchorMessage(text, href, site);
}

type InsideHref = Extract<Href, { kind: 'inside' }>;

function routeWithoutSlash(text: string, { byPath }: Routes): string | undefined {
  return byPath.has(`/${text}`) ? `found ${quote(text)}; did you mean '/${text}'?` : undefined;
}

function routeMessage({ path }: InsideHref, { byPath, hasAllPaths }: Routes): string | undefined {
  if (path === undefined || byPath.has(path) || !hasAllPaths) return undefined;
  const guess = nearest(path, byPath.keys());
  const missing = `no page has the path ${quote(path)}`;
  return guess ? `${missing}; did you mean '${guess}'?` : `${missing}, expected one from pages.json`;
}

function anchorMessage(text: string, { id, path }: InsideHref, site: Site): string | undefined {
  const { routes, anchors, pages, isSection } = site;
  if (id === undefined) return undefined;
  if (!anchors) return undefined;
  if (!anchors.includes(id)) return unknownAnchor(text, id, anchors);
  if (!routes.hasAllSections) return undefined;
  const home = routes.byPath.get('/');
  if (path === undefined && isSection && home && hasAnchor(home, id)) return undefined;
  const targets = path === undefined ? pages : routes.list.filter((route) => route.path === path);
  const lacking = targets.filter((route) => !hasAnchor(route, id));
  return lacking.length > 0 ? anchorLacking(text, id, lacking, routes) : undefined;
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

function anchorLacking(text: string, id: string, lacking: readonly Route[], { list }: Routes): string {
  const [first] = lacking;
  const others = lacking.length > 1 ? ` and ${lacking.length - 1} more` : '';
  const target = list.find((route) => hasAnchor(route, id));
  const advice = target
    ? `expected "${target.path}#${id}"`
    : `no page in pages.json lists a section with that anchor`;
  return `found ${quote(text)}, which leads nowhere on ${first?.path}${others}; ${advice}`;
}
