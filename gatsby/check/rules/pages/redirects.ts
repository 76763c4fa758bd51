import fs from 'node:fs';
import path from 'node:path';
import { inAllLanguages } from '../../../model/languages/languages';
import { quote } from '../../../parse/problem';
import { explainOwnAddress, readHref } from '../../href';
import { isReserved, readFileTargets, readLinkTargets } from './routes';
import type { Rule, Rules } from '../rule';

const redirectsLeadSomewhere: Rule = (site) => {
  const file = site.files.get('redirects.json');
  const targets = inAllLanguages(site).flatMap((language) => [
    ...readLinkTargets(language).map(({ path }) => path),
    ...readFileTargets(language),
  ]);

  const sourceMessage = (from: string): string | undefined => {
    const isTarget = targets.includes(from.replace(/\/index\.html$/, ''));
    return isTarget || isReserved(from) || fs.existsSync(path.join('static', from))
      ? `found ${quote(from)}, a page or file of the site, expected an address without one`
      : undefined;
  };

  const targetMessage = (to: string): string | undefined => {
    // The rule about links reports it.
    if (typeof readHref(to) === 'string') return undefined;
    if (!/^(?:\/|https:)/.test(to))
      return `found ${quote(to)}, expected a page such as /contact, an anchor such as /#pricing, or an https: address`;
    // Browsers give up on loops, and every further step takes time.
    const address = to.replace(/(?<=.)\/?(?:#.*)?$/, '');
    const next = site.redirects.findIndex(({ from }) => from === address);
    if (!file || next < 0) return explainOwnAddress(to, site.settings.siteUrl);
    const { line } = file.problem(['redirects', next, 'from'], '');
    return `found ${quote(to)}, which line ${line} redirects, expected an address without a redirect`;
  };

  return site.redirects.flatMap(({ from, to }, index) =>
    Object.entries({ from: sourceMessage(from), to: targetMessage(to) }).flatMap(
      ([key, message]) => (message && file?.problem(['redirects', index, key], message)) || [],
    ),
  );
};

export const redirectRules: Rules = { targetRules: [redirectsLeadSomewhere] };
