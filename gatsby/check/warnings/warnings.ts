import type { Problem } from '../problem';
import { sortProblems } from '../problem';
import type { Content, Rule } from '../rules/rule';
import { filesAreUsed, imagesAreSmall, imagesHavePlainNames } from './files';
import { formsReachSomeone } from './forms';
import { integrationsHaveAnEffect } from './integrations';
import { fontsHaveTheLetters } from './letters';
import { linksAreComplete, menusLeadToPages } from './links';
import { collectionsAreListed, fieldsHaveAnEffect } from './pages';
import { pricesHaveTheCurrency } from './prices';
import { textsHaveNoMarkup, textsHaveNoReservedNames } from './texts';

const rules: readonly Rule[] = [
  filesAreUsed,
  imagesAreSmall,
  imagesHavePlainNames,
  formsReachSomeone,
  linksAreComplete,
  menusLeadToPages,
  fieldsHaveAnEffect,
  collectionsAreListed,
  integrationsHaveAnEffect,
  fontsHaveTheLetters,
  textsHaveNoMarkup,
  textsHaveNoReservedNames,
  pricesHaveTheCurrency,
];

/** Finds what is valid but has no effect, or fails visitors when the site is published. */
export const findWarnings = async (content: Content): Promise<Problem[]> =>
  sortProblems((await Promise.all(rules.map((rule) => rule(content)))).flat());
