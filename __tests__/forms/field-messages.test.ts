import { fieldMessages } from '../../src/forms/field-messages';

const names = ['name', 'email', 'message'];
const said = { email: 'is no address' };

it.each([
  ['a list of errors', { errors: [{ field: 'email', message: 'is no address', code: 'TYPE_EMAIL' }] }],
  ['errors by field', { errors: { email: 'is no address' } }],
  ['several errors for a field, of which the first counts', { errors: { email: ['is no address', 'no'] } }],
  ['a field in capitals', { errors: { Email: ['is no address'] } }],
  ['problem details', { title: 'No', errors: [{ pointer: '#/email', detail: 'is no address' }] }],
  ['older problem details', { 'invalid-params': [{ name: 'email', reason: 'is no address' }] }],
  [
    'an error said twice',
    {
      errors: [
        { field: 'email', message: 'is no address' },
        { field: 'email', message: 'b' },
      ],
    },
  ],
  ['blanks around it', { errors: { email: ' is no address\n' } }],
])('understands %s', (_shape, answer) => {
  expect(fieldMessages(answer, names)).toEqual(said);
});

it('tells fields apart', () => {
  const errors = [
    { field: 'email', message: 'a' },
    { field: 'name', message: 'b' },
  ];
  expect(fieldMessages({ errors }, names)).toEqual({ email: 'a', name: 'b' });
});

it.each([
  ['nothing', null],
  ['a text', 'no'],
  ['a list', [{ field: 'email', message: 'no' }]],
  ['no errors', { ok: false }],
  ['errors in a text', { errors: 'no' }],
  ['a field that the form lacks', { errors: { phone: 'no', constructor: 'no' } }],
  ['an error of the whole form', { errors: [{ message: 'no' }, null, 'no'] }],
  ['a message that is none', { errors: { email: 7, name: [], message: ' ' } }],
])('makes nothing of %s', (_shape, answer) => {
  expect(fieldMessages(answer, names)).toEqual({});
});

it('keeps markup as text, and a message to a length that is one', () => {
  const markup = '<img src=x onerror=alert(1)>';
  expect(fieldMessages({ errors: { email: markup } }, names)).toEqual({ email: markup });
  expect(fieldMessages({ errors: { email: 'a'.repeat(5000) } }, names).email).toHaveLength(200);
});
