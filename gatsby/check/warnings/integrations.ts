import { needsConsent } from '../../content/analytics';
import { isRecord } from '../../content/definitions/definitions';
import type { Problem } from '../problem';
import { type Content, listAt, listedSections, type Rule } from '../rules/rule';
import { readSections } from '../../content/section';

/** Every integration has a place on a page, and every question a script. */
export const integrationsHaveAnEffect: Rule = (content) => {
  const integrations = content.files.get('integrations.json');
  const labels = content.files.get('labels.json');
  const has = (key: string): boolean =>
    isRecord(integrations?.value) && Object.hasOwn(integrations.value, key);
  const warnings: (Problem | false | undefined)[] = [
    has('embedOrigins') &&
      shownSections(content, 'embed').length === 0 &&
      integrations?.problem(['embedOrigins'], 'no page shows a section of the kind embed', 'key'),
    has('bookingLink') &&
      !shownSections(content, 'contact').some(leadsToContact) &&
      integrations?.problem(
        ['bookingLink'],
        'no button in a section of the kind contact leads to /contact, so none leads there',
        'key',
      ),
    isRecord(labels?.value) &&
      Object.hasOwn(labels.value, 'consent') &&
      !listAt(integrations?.value, 'analytics').some((entry) => needsConsent(entry as never)) &&
      labels.problem(['consent'], 'no script of integrations.json needs consent, so nobody is asked', 'key'),
  ];
  return warnings.filter((warning) => !!warning);
};

const leadsToContact = (section: unknown): boolean =>
  listAt(section, 'actions').some((action) => isRecord(action) && action.href === '/contact');

/** The sections of a kind that a page shows. */
function shownSections(content: Content, kind: string): unknown[] {
  const names = listedSections(content);
  return [...readSections(content).values()]
    .filter(({ name }) => names.has(name))
    .map(({ file }) => file.value)
    .filter((value) => isRecord(value) && value.kind === kind);
}
