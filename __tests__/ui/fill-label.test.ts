import { fillLabel } from '../../src/ui/fill-label';

it('replaces names in braces with their values, and leaves others', () => {
  expect(fillLabel('{name}: slide {number} of {count}', { name: 'Fold', number: 2 })).toBe(
    'Fold: slide 2 of {count}',
  );
});
