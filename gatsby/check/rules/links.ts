import { nearest } from '../nearest';
import { quote } from '../problem';
import { type Href, readHref } from './href';
import { readRoutes, type Route, type Routes } from './routes';
import type { Rule } from './rule';

/** Anchors that the layout gives to every page. */
const layoutAnchors = ['main', 'footer'];

/** Sections that carry an anchor of their name. */
const sectionAnchors = ['services', 'process', 'pricing', 'contact'];

const anchors = [...sectionAnchors, ...layoutAnchors];

/** The page that answers at unknown addresses; it is no route, and shows no sections. */
const notFoundPage: Route = { path: 'the page for unknown addresses', sections: [] };

/** Files of sections: where the page lacks an anchor, their links lead to the home page's (src/ui/link.tsx). */
const sectionFiles = ['hero.json', 'services.json', 'process-steps.json', 'plans.json', 'contact.json'];

const showsSection = (section: string) => (route: Route) => route.sections.includes(section);
const isEveryPage = () => true;

/** On which pages the links of a file show. */
const shownOn: Readonly<Record<string, (route: Route) => boolean>> = {
  'navigation.json': isEveryPage,
  'footer.json': isEveryPage,
  'hero.json': showsSection('hero'),
  'services.json': showsSection('services'),
  'process-steps.json': showsSection('process'),
  'plans.json': showsSection('pricing'),
  'contact.json': showsSection('contact'),
  'placeholder.json': (route) => route !== notFoundPage && route.sections.length === 0,
  'not-found.json': (route) => route === notFoundPage,
};

/**
 * Links are of a kind that is safe, and lead to pages and anchors that exist.
 *
 * @param content all content
 * @returns a problem for each link that does not
 */
export const linksLeadSomewhere: Rule = (content) => {
  const routes = readRoutes(content);
  return content.texts.flatMap(({ file, format, text, path }) => {
    if (format !== 'href') return [];
    const message = linkMessage(text, file.name, routes);
    return message ? [file.problem(path, message)] : [];
  });
};

function linkMessage(text: string, file: string, routes: Routes): string | undefined {
  const href = readHref(text);
  if (href.kind === 'wrong') return routeWithoutSlash(text, routes) ?? href.message;
  if (href.kind !== 'inside') return undefined;
  return routeMessage(href, routes) ?? anchorMessage(text, href, file, routes);
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

function anchorMessage(text: string, href: InsideHref, file: string, routes: Routes): string | undefined {
  const { id, path } = href;
  if (id === undefined) return undefined;
  if (!anchors.includes(id)) return unknownAnchor(text, id);
  if (!routes.hasAllSections) return undefined;
  const home = routes.byPath.get('/');
  if (path === undefined && sectionFiles.includes(file) && home && hasAnchor(home, id)) return undefined;
  const isTarget =
    path === undefined ? (shownOn[file] ?? isEveryPage) : (route: Route) => route.path === path;
  const lacking = [...routes.list, notFoundPage].filter((route) => isTarget(route) && !hasAnchor(route, id));
  return lacking.length > 0 ? anchorLacking(text, id, lacking, routes) : undefined;
}

const hasAnchor = ({ sections }: Route, id: string): boolean =>
  layoutAnchors.includes(id) || sections.includes(id);

function unknownAnchor(text: string, id: string): string {
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
    : `no page in pages.json lists the section '${id}'`;
  return `found ${quote(text)}, which leads nowhere on ${first?.path}${others}; ${advice}`;
}
