import { sectionName } from '../../content/definitions/definitions';
import { didYouMean, expectedName, nearest } from '../nearest';
import type { ContentFile } from '../parse-content';
import { quote } from '../problem';
import { type InternalHref, readHref } from '../href';
import { readSections } from '../../content/section';
import { type LinkTarget, type LinkTargets, readLinkTargets } from './routes';
import { checkFormat, type Rule } from './rule';
import { layoutAnchors } from './reserved-anchors';

/** The page for unknown addresses is not a route and has no sections. */
const notFoundPage: LinkTarget = { path: 'the page for unknown addresses', sections: [], anchors: [] };

/** Links have a safe scheme and lead to pages and anchors that exist. */
export const linksLeadSomewhere: Rule = (content) => {
  const routes = readLinkTargets(content);
  const sections = [...readSections(content).values()].map(({ anchor }) => anchor);
  // A mistake may hide an anchor. Then an unknown one may be correct.
  const anchors = sections.every((anchor) => anchor !== undefined)
    ? [...new Set(sections), ...layoutAnchors]
    : undefined;
  return checkFormat(content, 'href', (text, file) => {
    const href = readHref(text);
    if (typeof href === 'string')
      return routes.list.some(({ path }) => path === `/${text}`)
        ? `found ${quote(text)}; did you mean '/${text}'?`
        : href;
    const pathMessage = href.path === undefined ? undefined : routeMessage(href.path, routes, file);
    if (pathMessage || href.id === undefined || !anchors) return pathMessage;
    return anchors.includes(href.id)
      ? missingAnchor(text, href.id, targetsOf(href, file, routes), routes)
      : `found ${quote(text)}, but no part of a page is called ${quote(href.id)}${expectedName(href.id, anchors)}`;
  });
};

function routeMessage(
  path: string,
  { list, hasAllPaths }: LinkTargets,
  file: ContentFile,
): string | undefined {
  const target = list.find((route) => route.path === path);
  const isHidden = list.some(({ entry }) => entry?.file === file.name && entry.status);
  if (target?.entry?.status && !isHidden)
    return `found ${quote(path)}, but ${target.entry.file} is not published (${explainStatus[target.entry.status]}), expected a published page`;
  if (target || !hasAllPaths) return undefined;
  const published = list.filter(({ entry }) => !entry?.status);
  const guess = nearest(
    path,
    published.map((route) => route.path),
  );
  return `no page has the path ${quote(path)}${didYouMean(guess, '')}`;
}

const explainStatus = { draft: 'it is a draft', scheduled: 'its date is in the future' };

/** The pages on which a link with an anchor needs that anchor. */
function targetsOf({ path, id = '' }: InternalHref, file: ContentFile, { list }: LinkTargets): LinkTarget[] {
  if (path !== undefined) return list.filter((route) => route.path === path);
  const section = sectionName(file.name);
  const shows = ({ sections, entry }: LinkTarget) =>
    section === undefined ? entry?.file === file.name : sections.includes(section);
  if (section === undefined && !list.some(shows))
    return file.definition?.shownOn ? [notFoundPage] : [...list, notFoundPage];
  // A link in a page leads to the home page's section if its own page lacks the anchor (src/ui/controls/link.tsx).
  const home = list.find((route) => route.path === '/');
  return home && hasAnchor(home, id) ? [] : list.filter(shows);
}

function missingAnchor(
  text: string,
  id: string,
  targets: LinkTarget[],
  routes: LinkTargets,
): string | undefined {
  const [first, ...rest] = targets.filter((route) => !hasAnchor(route, id));
  if (!first || !routes.hasAllSections) return undefined;
  const others = rest.length > 0 ? ` and ${rest.length} more` : '';
  const target = routes.list.find((route) => hasAnchor(route, id));
  const advice = target
    ? `expected "${target.path}#${id}"`
    : 'no page in pages.json lists a section with that anchor';
  return `found ${quote(text)}, which leads nowhere on ${first.path}${others}; ${advice}`;
}

const hasAnchor = ({ anchors }: LinkTarget, id: string): boolean =>
  layoutAnchors.includes(id) || anchors.includes(id);
