import type { Value } from '../../content-model';
import type { Mistake } from '../../content-model/kind';
import { definition } from './definition';

export { definition };
export { files } from './files';
export { structuredData } from './structured-data';

type EventList = Value<typeof definition>;

export const rules = ({ latest, link }: EventList): Mistake[] =>
  latest && !link
    ? [{ path: ['latest'], message: "the page with all events is missing, expected 'link'" }]
    : [];

export const warnings = ({ latest, link }: EventList): Mistake[] =>
  link && !latest ? [{ path: ['link'], message: "has no effect without 'latest'", at: 'key' }] : [];
