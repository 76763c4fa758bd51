import { visibleLength } from '../../src/ui/visible-length';

it('counts no characters without a width', () => {
  expect(visibleLength('Web\u{AD}design\u{E0001}\u{E0061}\u{E007F}')).toBe(9);
});
