/** @jest-environment node */
import { toDefinitions } from '../../../../gatsby/content/definitions/definitions';
import { fieldReference } from '../../../../gatsby/content/definitions/field-tables';
import { choice, day, flag, group, image, kind, list, text } from '../../../../src/content-model';

const menu = kind('menu', 'What there is to eat.', {
  title: text(20, 'The heading | of the menu.'),
  'isOpen?': flag('Whether we serve.'),
  'from?': day('The first day.'),
  dishes: list(
    'The dishes.',
    group('Dish', 'One dish.', {
      course: choice('When it comes.', ['first', 'second']),
      'image?': image('What it looks like.', 'a dish', [400, 300]),
    }),
    { min: 2 },
  ),
});

test('the reference has a row for every kind and field', () => {
  const lines = fieldReference(toDefinitions([menu]), new Map([['menu.schema.json title', 'Lunch']])).split(
    '\n',
  );
  expect(lines).toEqual(
    expect.arrayContaining([
      '| [`menu`](#kind-menu) | What there is to eat. |',
      '### Kind menu',
      '| `kind` | The kind of section. It decides how the section looks. | needed; `menu` |  |',
      '| `title` | The heading \\| of the menu. | needed; a text of 1 to 20 characters | `"Lunch"` |',
      '| `isOpen` | Whether we serve. | may be left out; `true` or `false` |  |',
      '| `from` | The first day. | may be left out; a day such as 2026-03-14 |  |',
      '| `dishes` | The dishes. | needed; a list of at least 2 entries |  |',
      '| `dishes[].course` | When it comes. | needed; one of `first`, `second` |  |',
      '| `dishes[].image` | What it looks like. | may be left out; see [image](#image), at least 400 × 300 pixels, with `alt` |  |',
      '#### image',
    ]),
  );
});
