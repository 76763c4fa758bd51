import fs from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../../content/definitions/definitions';
import type { ContentFile } from '../../parse-content';
import { quote } from '../../problem';
import { readHref } from '../../href';
import { isReserved } from './reserved';
import { readLinkTargets } from './routes';
import { type Content, listAt, type Rule } from '../rule';

interface Redirect {
  index: number;
  from: string;
  to: string;
}

const staticFolder = path.resolve('static');

/** An old address is free, and leads straight to a page, an anchor of a page or another site. */
const redirectsLeadSomewhere: Rule = (content) => {
  const file = content.files.get('redirects.json');
  if (!file) return [];
  const redirects: Redirect[] = listAt(file.value, 'redirects').flatMap((entry, index) =>
    isRecord(entry) && typeof entry.from === 'string' && typeof entry.to === 'string'
      ? [{ index, from: entry.from, to: entry.to }]
      : [],
  );
  return redirects.flatMap(({ index, from, to }) =>
    Object.entries({
      from: sourceMessage(content, from),
      to: targetMessage(content, to) ?? detourMessage(file, redirects, to),
    }).flatMap(([key, message]) => (message ? [file.problem(['redirects', index, key], message)] : [])),
  );
};

function sourceMessage(content: Content, from: string): string | undefined {
  const isPage = [content, ...content.translations]
    .flatMap((language) => readLinkTargets(language).list)
    .some((route) => route.path === from.replace(/\/index\.html$/, ''));
  if (isPage) return `found ${quote(from)}, a page in pages.json, expected an address without a page`;
  const isFile = isReserved(from) || fs.existsSync(path.join(staticFolder, from));
  return isFile ? `found ${quote(from)}, a file of the site, expected an address without a file` : undefined;
}

/** What a link may be and a redirect not. The rule about links checks everything else. */
function targetMessage({ files }: Content, to: string): string | undefined {
  if (typeof readHref(to) === 'string') return undefined;
  if (!/^(?:\/|https:)/.test(to))
    return `found ${quote(to)}, expected a page such as /contact, an anchor such as /#pricing, or an https: address`;
  const site = files.get('site.json')?.value;
  const own = isRecord(site) ? String(site.siteUrl) : '';
  return URL.canParse(to) && URL.canParse(own) && new URL(to).origin === new URL(own).origin
    ? `found ${quote(to)}, an address of this site, expected ${quote(to.slice(own.length) || '/')}`
    : undefined;
}

/** Each redirect is one step: browsers give up on loops, and every further step takes time. */
function detourMessage(file: ContentFile, redirects: readonly Redirect[], to: string): string | undefined {
  const next = redirects.find(({ from }) => from === to.replace(/(?<=.)\/?(?:#.*)?$/, ''));
  if (!next) return undefined;
  const { line } = file.problem(['redirects', next.index, 'from'], '');
  return `found ${quote(to)}, which line ${line} redirects, expected an address without a redirect`;
}

export const rules: readonly Rule[] = [redirectsLeadSomewhere];
