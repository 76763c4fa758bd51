import { definitions, partsOf } from '../../gatsby/definitions/definitions';
import { homeData } from '../support/content';

it('has no two kinds with fields of the same name but of different types, which one query cannot read', () => {
  // The query of a page contains the fragments of all kinds, and validation names the fields.
  expect(homeData).not.toThrow();
});

it('has no two groups with the same name, whose fields one of them would lose', () => {
  const groups = [...definitions.values()].flatMap(partsOf).filter(({ properties }) => properties);
  const isTaken = ({ title, properties }: (typeof groups)[number]) =>
    groups.some((other) => other.title === title && other.properties !== properties);
  expect(groups.filter(isTaken).map(({ title }) => title)).toEqual([]);
});
