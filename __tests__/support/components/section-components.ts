import { kindDefinitions } from '../../../gatsby/definitions/definitions';

/** What the build writes for pages, with all kinds. */
const components = [...kindDefinitions.keys()].map((kind) => {
  const { default: component } = jest.requireActual<{ default: unknown }>(
    `../../../src/sections/${kind}/${kind}-section`,
  );
  return [kind, component] as const;
});

export default Object.fromEntries(components);
