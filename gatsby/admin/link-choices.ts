import { readLinkTargets } from '../check/rules/pages/routes';
import { inAllLanguages } from '../model/languages/languages';
import type { Site } from '../model/site';
import type { LinkChoice } from './browser/link-field';

/** What links of each language can lead to: its pages and entries, their anchors, and files. */
export const linkChoices = (site: Site): Record<string, readonly LinkChoice[]> =>
  Object.fromEntries(inAllLanguages(site).map((own) => [own.language?.code ?? '', choicesOf(own)]));

function choicesOf(site: Site): LinkChoice[] {
  const targets = readLinkTargets(site).flatMap(({ path, anchors, entry }) => {
    // A link to a page that is not published is a mistake.
    if (entry?.status) return [];
    const title = String(entry?.value.title ?? site.routesByPath.get(path)?.heading ?? path);
    return [
      { address: path, title },
      ...anchors.map((anchor) => ({ address: `${path}#${anchor}`, title: `${title}: ${anchor}` })),
    ];
  });
  const files = site.names.filter((name) => name.startsWith('files/'));
  return [...targets, ...files.map((name) => ({ address: `/${name}`, title: name }))];
}
