import { dropUnusedStyles } from '../../../gatsby/html/unused-styles';

const drop = (css: string, named: string[] = []) => dropUnusedStyles(css, named);

it('keeps what is asked for, by a rule or by an element of its own', () => {
  const css = ':root{--ink:#141126;--step:#3a2cc4}p{color:var(--ink)}';
  expect(drop(css, ['--step'])).toBe(css);
});

it('drops properties that nothing asks for, and those that only they asked for', () => {
  expect(drop(':root{--a:var(--b);--b:var(--c, 1px);--c:2px}p{color:red}')).toBe('p{color:red}');
});

it('drops what describes such a property', () => {
  const css = '@property --used{syntax:"*";inherits:false}p{line-height:var(--used)}';
  expect(drop(`${css}@property --unused{syntax:"*";inherits:false}`)).toBe(css);
});

it('drops keyframes that nothing plays', () => {
  const css = '@keyframes rise{0%{opacity:0}}p{animation:.4s linear rise}b{animation-name:draw}';
  expect(drop(`${css}@keyframes fall{0%{opacity:1}}`)).toBe(css);
});

it('drops rules about parts of fields that no page has, and no others', () => {
  const css = '::placeholder{opacity:1}';
  expect(drop(`${css}::-webkit-datetime-edit{padding:0}::file-selector-button{margin:0}`)).toBe(css);
  const mixed = '::-webkit-datetime-edit,p{padding:0}';
  expect(drop(mixed)).toBe(mixed);
});

it('drops what older browsers need, and leaves the order of the layers', () => {
  const css =
    '@layer properties{@supports (x:y){*{--tw-leading:initial}}}@layer base{p{line-height:var(--tw-leading)}}';
  expect(drop(css)).toMatch(/^@layer properties;?@layer base\{p\{line-height:var\(--tw-leading\)\}\}$/);
});

it('drops comments, and whatever is empty then', () => {
  expect(drop('/*! by somebody */@media print{@layer base{p{/* nothing */}}}p{color:red}')).toBe(
    'p{color:red}',
  );
});
