import { homeKinds } from '../../gatsby/content/home-sections';
import { siteContent } from './site-content';

/** What the build writes for the template of the home page. */
const components = [...homeKinds(siteContent())].map((kind) => {
  const { default: component } = jest.requireActual<{ default: unknown }>(
    `../../src/sections/${kind}/${kind}-section`,
  );
  return [kind, component] as const;
});

export default Object.fromEntries(components);
