import type { Value } from '../../content-model';
import type { Mistake } from '../../content-model/kind';
import { definition } from './definition';

export { definition };
export { files } from './files';
export { structuredData } from './structured-data';

type EventList = Value<typeof definition>;

const pathOf = ({ link }: EventList) => link?.href.replace(/#.*/, '');

export const rules = (
  list: EventList,
  listsAt: (path: string) => readonly EventList[] | undefined,
): Mistake[] => {
  const path = pathOf(list);
  if (!list.latest) return [];
  if (path === undefined)
    return [{ path: ['latest'], message: "the page with all events is missing, expected 'link'" }];
  if (listsAt(path)?.every((other) => other.latest && pathOf(other) !== path) !== true) return [];
  const message = `the page "${path}" has no list of all events, expected a page with this section, or with one without 'latest'`;
  return [{ path: ['link', 'href'], message }];
};

export const warnings = ({ latest, link }: EventList): Mistake[] =>
  link && !latest ? [{ path: ['link'], message: "has no effect without 'latest'", at: 'key' }] : [];
