import { useIsMounted } from '../../src/hooks/use-is-mounted';
import { hydrateHook } from '../support/hooks';

it('is false in static HTML and while it is hydrated, and true ever after', () => {
  const { inStaticHtml, values } = hydrateHook(useIsMounted);
  expect(inStaticHtml).toBe(false);
  expect(values[0]).toBe(false);
  expect(values.at(-1)).toBe(true);
});
