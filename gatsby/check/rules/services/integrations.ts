import { analyticsServices, needsConsent } from '../../../content/analytics';
import { isRecord } from '../../../content/definitions/definitions';
import type { ContentFile } from '../../parse-content';
import { type Problem, quote } from '../../problem';
import { missingKey } from '../../schema-messages';
import { explainUnsupported } from './unsupported';
import { hasKnownKeys, listAt, type Rule } from '../rule';

/** Each service has what its script needs, and a visitor can be asked for consent. */
export const integrationsAreComplete: Rule = ({ files }) => {
  const file = files.get('integrations.json');
  if (!file) return [];
  const schema = file.definition?.properties?.analytics?.items;
  const services = listAt(file.value, 'analytics');
  const mistakes = services.flatMap((entry, index) =>
    isRecord(entry) && hasKnownKeys(entry, schema) ? serviceMistakes(file, entry, index) : [],
  );
  const asks = services.some((entry) => isRecord(entry) && needsConsent(entry as never));
  return [...mistakes, ...(asks ? missingLabels(files.get('labels.json')) : [])];
};

function serviceMistakes(file: ContentFile, entry: Record<string, unknown>, index: number): Problem[] {
  const { service, id, script } = entry;
  const place = ['analytics', index];
  const unsupported = typeof script === 'string' && explainUnsupported(script);
  if (unsupported) return [file.problem([...place, 'script'], unsupported)];
  const missing = (key: string, example: string): Problem => ({
    ...file.problem(
      place,
      `the key '${key}' is missing, which "service": ${quote(String(service))} needs, expected for example "${key}": ${quote(example)}`,
    ),
    field: `analytics[${index}].${key}`,
  });
  if (service === 'custom')
    return [
      ...(script === undefined ? [missing('script', 'https://stats.example.com/script.js')] : []),
      ...(id === undefined
        ? []
        : [file.problem([...place, 'id'], 'a custom script has no id, expected none', 'key')]),
    ];
  const known = Object.hasOwn(analyticsServices, String(service)) && analyticsServices[String(service)];
  if (!known) return [];
  if (id === undefined) return [missing('id', known.example)];
  if (typeof id !== 'string' || id.trim() === '' || known.isId.test(id)) return [];
  const message = `found ${quote(id)}, expected the ${known.idName} of your site at this service, such as ${quote(known.example)}`;
  return [file.problem([...place, 'id'], message)];
}

/** The question before a script that needs consent is a text like all others. */
function missingLabels(labels: ContentFile | undefined): Problem[] {
  const schema = labels?.definition;
  if (!labels || !schema || !isRecord(labels.value)) return [];
  if (Object.hasOwn(labels.value, 'consent') || !hasKnownKeys(labels.value, schema)) return [];
  return [{ ...labels.problem([], missingKey('consent', schema)), field: 'consent' }];
}
