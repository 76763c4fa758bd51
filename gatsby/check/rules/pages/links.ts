import type { FieldPath, FieldAnswers } from '../../../definitions/definitions';
import { inAllLanguages } from '../../../model/languages/languages';
import type { Site } from '../../../model/site';
import { didYouMean, nearest } from '../../../parse/nearest';
import type { ContentFile } from '../../../parse/parse-text';
import { eitherOf, quote } from '../../../parse/problem';
import { explainOwnAddress, type InternalHref, readHref } from '../../href';
import { type LinkTarget, readFileTargets, readLinkTargets } from './routes';
import { checkTypes } from '../check-texts';
import type { Rule, Rules } from '../rule';
import { layoutAnchors } from '../../../../src/content-model/ids';
import { explainDownload } from '../files';
import { downloadOf } from '../../../model/downloads';

const isLink = (fieldType: FieldAnswers) => fieldType.isLink;

const linksLeadSomewhere: Rule = (site) => {
  const pages = readLinkTargets(site);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const byFile = groupByFile(pages);
  const fileTargets = inAllLanguages(site).map(readFileTargets);
  const { home, addresses, originals } = site;
  return checkTypes(site, isLink, (text, file, place) => {
    // All languages share it, and the first one has checked it.
    if (home !== '/' && file.definition?.shared) return undefined;
    if (downloadOf(text)) return explainDownload(text, site);
    const files = file.name === 'redirects.json' ? fileTargets.flat() : (fileTargets[0] ?? []);
    if (files.includes(text)) return undefined;
    const href = readHref(text);
    if (typeof href === 'string')
      return downloadOf(`/${text}`) || byPath.has(`/${text}`) || files.includes(`/${text}`)
        ? `found ${quote(text)}; did you mean '/${text}'?`
        : href;
    const { path, id } = href;
    if (files.includes(path ?? ''))
      return `found ${quote(text)}, expected the address of the file alone: "${path}"`;
    const page = byPath.get(path ?? '');
    const original = originals.get(path ?? '');
    if (path !== undefined && !page && original)
      // A redirect may lead to a page of any language.
      return file.name === 'redirects.json'
        ? undefined
        : `found ${quote(text)}, a page in another language; did you mean '${addresses.get(original) ?? original}${id ? `#${id}` : ''}'?`;
    if (path !== undefined && !page) {
      const published = pages.filter(({ entry }) => !entry?.status).map(({ path }) => path);
      if (path.includes('.')) published.push(...files);
      // A post is not meant in place of the page that lists it.
      const others = published.filter((other) => !other.startsWith(`${path}/`));
      // The page may have another last part of its address: "/de/about" for "/de/ueber-uns".
      const guess = addressOf(path, file, site) ?? nearest(path, others) ?? anchorLike(path, pages);
      const some = pages.flatMap((page) => (page.entry ? [] : page.path)).slice(0, shownPages);
      return `no page has the path ${quote(path)}${didYouMean(guess, `, expected one such as ${eitherOf(some)}`)}`;
    }
    const isHidden = byFile.get(file.name)?.some(({ entry }) => entry?.status);
    if (page?.entry?.status && !isHidden)
      return `found ${quote(text)}, but ${page.entry.file} is not published (${explainStatus[page.entry.status]}), expected a published page`;
    // The headings of a page have other words in a translation. What is not translated leads to its top there.
    if (id === undefined || site.fallbacks.has(file.name)) return undefined;
    const targets = page ? [page] : targetsOf(id, file, place, site, byPath, byFile);
    const lacking = targets.find(({ anchors }) => ![...layoutAnchors, ...anchors].includes(id));
    if (!lacking) return undefined;
    const other = pages.find(({ anchors }) => anchors.includes(id));
    if (other)
      return `found ${quote(text)}, which leads nowhere on ${lacking.path}; expected "${other.path}#${id}"`;
    const [near, all] = [targets, pages].map((found) => found.flatMap(({ anchors }) => anchors));
    const expected = didYouMean(
      nearest(id, near ?? []) ?? nearest(id, all ?? []),
      `, expected ${eitherOf([...new Set(near)]) || 'the address of a page: this one has no headings'}`,
    );
    const hint = home === '/' ? '' : '; headings have the anchors of the first language';
    return `found ${quote(text)}, but no part of a page is called ${quote(id)}${expected}${hint}`;
  });
};

/** How many pages a message names. */
const shownPages = 6;

/** The part of a page that has the name of a path: "/#pricing" for "/pricing". */
function anchorLike(path: string, pages: readonly LinkTarget[]): string | undefined {
  const id = path.slice(1);
  const page = pages.find(({ anchors }) => anchors.includes(id));
  return page && `${page.path}#${id}`;
}

/** The address of a page in its language. Redirects of the first language may lead to pages of the others. */
function addressOf(path: string, file: ContentFile, site: Site): string | undefined {
  const languages = file.name === 'redirects.json' ? site.translations : [site];
  const language = languages.find(({ home }) => `${path}/`.startsWith(`${home}/`));
  return language?.addresses.get(path.replace(language.home, ''));
}

const explainStatus = { draft: 'it is a draft', scheduled: 'its date is in the future' };

function groupByFile(pages: readonly LinkTarget[]): ReadonlyMap<string, readonly LinkTarget[]> {
  const groups = new Map<string, LinkTarget[]>(pages.flatMap(({ files }) => files.map((name) => [name, []])));
  for (const page of pages) for (const name of page.files) groups.get(name)?.push(page);
  return groups;
}

/**
 * The pages on which a link to an anchor of its own page needs that anchor: those that show its file, or the home page. A link
 * leads there if its own page lacks the anchor, and from header and footer (src/ui/controls/link.tsx).
 */
function targetsOf(
  id: string,
  file: ContentFile,
  place: FieldPath,
  site: Site,
  byPath: ReadonlyMap<string, LinkTarget>,
  byFile: ReadonlyMap<string, readonly LinkTarget[]>,
): readonly LinkTarget[] {
  const own = file.name === 'pages.json' ? site.pages[Number(place[1])] : undefined;
  const shown = own ? [byPath.get(own.path) ?? []].flat() : (byFile.get(file.name) ?? []);
  const home = [byPath.get(site.home) ?? []].flat();
  return shown.length === 0 || home.some(({ anchors }) => anchors.includes(id)) ? home : shown;
}

const linksAreComplete: Rule = (site) => {
  const unfinished = site.pages.filter(({ sections = [] }) => sections.length === 0);
  return checkTypes(site, isLink, (text, file) => {
    if (text === '#') return 'found "#", a link that leads nowhere, expected an address';
    const { path } = readHref(text) as InternalHref;
    return file.name === 'navigation.json' && unfinished.some((page) => page.path === path)
      ? `found ${quote(text)}, a page under construction`
      : explainOwnAddress(text, site.settings.siteUrl);
  });
};

export const linkRules: Rules = {
  targetRules: [linksLeadSomewhere],
  warnings: [linksAreComplete],
};
