import path from 'node:path';
import { uniqueClassName } from '../../gatsby/class-name';

const nameIn = (file: string, local: string) =>
  uniqueClassName({ resourcePath: path.resolve(file) }, '', local);

it('gives a class the same name in each build, and another one in each module', () => {
  const name = nameIn('src/ui/first.module.css', 'title');
  expect(name).toMatch(/^title-[a-z0-9]{3}$/);
  expect(nameIn('src/ui/first.module.css', 'title')).toBe(name);
  expect(nameIn('src/ui/second.module.css', 'title')).not.toBe(name);
});

it('keeps the class of the dark theme', () => {
  expect(nameIn('src/ui/first.module.css', 'dark')).toBe('dark');
});

it('stops the build at two classes with one name', () => {
  const names = Array.from({ length: 1000 }, (_, index) => `src/ui/${index}.module.css`);
  expect(() => names.forEach((file) => nameIn(file, 'text'))).toThrow(
    /^src\/ui\/\d+\.module\.css: \.text and src\/ui\/\d+\.module\.css: \.text both have the class name text-\w{3}\. Rename one of them\.$/,
  );
});
