import { quote } from '../problem';
import { readHref } from '../href';
import { readLinkTargets } from '../rules/routes';
import { checkFormat, listAt, listedPages, type Rule } from '../rules/rule';
import { isRecord } from '../../content/definitions/definitions';

/** No link is a placeholder. */
export const linksAreComplete: Rule = (content) =>
  checkFormat(content, 'href', (text) =>
    text === '#' ? 'found "#", a link that leads nowhere, expected an address' : undefined,
  );

/** The menus lead to pages that have content. */
export const menusLeadToPages: Rule = (content) => {
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
