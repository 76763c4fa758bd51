import { isRecord, sectionName } from '../../../content/definitions/definitions';
import { didYouMean, expectedName, nearest } from '../../nearest';
import type { ContentFile } from '../../parse-content';
import { quote } from '../../problem';
import { type InternalHref, readHref } from '../../href';
import { readSections } from '../../../content/section';
import { type LinkTarget, type LinkTargets, readLinkTargets } from './routes';
import { checkFormat, type Content, listAt, listedPages, type Rule } from '../rule';
import { layoutAnchors } from './reserved';
import { explainDownload } from '../files';
import { downloadOf } from '../../../content/downloads';

/** The page for unknown addresses is not a route and has no sections. */
const notFoundPage: LinkTarget = { path: 'the page for unknown addresses', sections: [], anchors: [] };

/** Links have a safe scheme and lead to pages, anchors and files that exist. */
const linksLeadSomewhere: Rule = (content) => {
  const routes = readLinkTargets(content);
  const sections = [...readSections(content).values()].map(({ anchor }) => anchor);
  // A mistake may hide an anchor. Then an unknown one may be correct.
  const anchors = sections.every((anchor) => anchor !== undefined)
    ? [...new Set([...sections, ...routes.list.flatMap((route) => route.anchors), ...layoutAnchors])]
    : undefined;
  return checkFormat(content, 'href', (text, file) => {
    const href = readHref(text);
    if (typeof href === 'string')
      return downloadOf(`/${text}`) || routes.list.some(({ path }) => path === `/${text}`)
        ? `found ${quote(text)}; did you mean '/${text}'?`
        : href;
    if (downloadOf(text)) return explainDownload(text, content);
    const other = href.path === undefined ? undefined : content.counterparts.get(href.path);
    if (other && !routes.list.some(({ path }) => path === href.path))
      // A redirect may lead to a page of any language.
      return file.name === 'redirects.json' && content.home === '/'
        ? undefined
        : `found ${quote(text)}, a page in another language; did you mean '${other}${href.id ? `#${href.id}` : ''}'?`;
    const pathMessage = href.path === undefined ? undefined : routeMessage(href.path, routes, file, content);
    if (pathMessage || href.id === undefined || !anchors) return pathMessage;
    const targets = targetsOf(href, file, routes);
    if (anchors.includes(href.id)) return missingAnchor(text, href.id, targets, routes);
    const guess = nearest(
      href.id,
      targets.flatMap((target) => target.anchors),
    );
    const expected = guess ? didYouMean(guess, '') : expectedName(href.id, anchors);
    return `found ${quote(text)}, but no part of a page is called ${quote(href.id)}${expected}`;
  });
};

function routeMessage(
  path: string,
  { list, hasAllPaths }: LinkTargets,
  file: ContentFile,
  { home: start, counterparts }: Content,
): string | undefined {
  const target = list.find((route) => route.path === path);
  const isHidden = list.some(({ entry }) => entry?.file === file.name && entry.status);
  if (target?.entry?.status && !isHidden)
    return `found ${quote(path)}, but ${target.entry.file} is not published (${explainStatus[target.entry.status]}), expected a published page`;
  if (target || !hasAllPaths) return undefined;
  const published = list.filter(({ entry }) => !entry?.status);
  // The page may have another last part of its address: "/de/about" for "/de/ueber-uns".
  const translated = counterparts.get(path.replace(start, ''));
  const paths = published.map((route) => route.path);
  const guess = translated ?? nearest(path, paths);
  return `no page has the path ${quote(path)}${didYouMean(guess, '')}`;
}

const explainStatus = { draft: 'it is a draft', scheduled: 'its date is in the future' };

/** The pages on which a link with an anchor needs that anchor. */
function targetsOf(
  { path, id = '' }: InternalHref,
  file: ContentFile,
  { list, home: start }: LinkTargets,
): LinkTarget[] {
  if (path !== undefined) return list.filter((route) => route.path === path);
  const section = sectionName(file.name);
  const shows = ({ sections, entry }: LinkTarget) =>
    section === undefined ? entry?.file === file.name : sections.includes(section);
  if (section === undefined && !list.some(shows))
    return file.definition?.shownOn ? [notFoundPage] : [...list, notFoundPage];
  // A link in a page leads to the home page's section if its own page lacks the anchor (src/ui/controls/link.tsx).
  const home = list.find((route) => route.path === start);
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

/** No link is a placeholder. */
const linksAreComplete: Rule = (content) =>
  checkFormat(content, 'href', (text) =>
    text === '#' ? 'found "#", a link that leads nowhere, expected an address' : undefined,
  );

/** The menus lead to pages that have content. */
const menusLeadToPages: Rule = (content) => {
  const pages = listedPages(content).filter(isRecord);
  const unfinished = new Set(
    pages.filter((page) => listAt(page, 'sections').length === 0).map(({ path }) => path),
  );
  const { list } = readLinkTargets(content);
  return checkFormat(content, 'href', (text, file) => {
    const href = readHref(text);
    if (file.name !== 'navigation.json' || typeof href === 'string') return undefined;
    const route = list.find(({ path }) => path === href.path);
    return route && unfinished.has(route.path)
      ? `found ${quote(text)}, a page under construction`
      : undefined;
  });
};

export const rules: readonly Rule[] = [linksLeadSomewhere];

export const warnings: readonly Rule[] = [linksAreComplete, menusLeadToPages];
