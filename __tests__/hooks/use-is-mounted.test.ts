import { useIsMounted } from '../../src/hooks/use-is-mounted';
import { hydrateHook } from '../support/hooks';

it('is false in static HTML and during hydration, and true after', () => {
  const { inStaticHtml, values } = hydrateHook(useIsMounted);
  expect(inStaticHtml).toBe(false);
  expect(values[0]).toBe(false);
  expect(values.at(-1)).toBe(true);
});
