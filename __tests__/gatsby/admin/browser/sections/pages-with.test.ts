import { listPages, pagesWith } from '../../../../../gatsby/admin/browser/sections/pages-with';

const page = (path: string, ...sections: string[]) => ({ path, title: `At ${path}`, sections });

const values = {
  en: { pages: [page('/', 'plans', 'team'), page('/a', 'plans'), { path: '/new' }] },
  de: { pages: [{ path: '/a', title: 'Bei /a', sections: ['team'] }] },
};

it('finds the pages that show a section, in all languages', () => {
  expect(pagesWith('plans', { values })).toEqual(['Home', 'At /a']);
  expect(pagesWith('team', { values })).toEqual(['Home', 'Bei /a']);
  expect(pagesWith('plans', { values: { en: {} } })).toEqual([]);
});

it('leaves out the page that a list is of', () => {
  expect(pagesWith('plans', { values }, ['en', 'pages', '0', 'sections'])).toEqual(['At /a']);
});

it('names three pages, and counts the others', () => {
  expect(listPages(['A', 'B', 'C'])).toBe('A, B, C');
  expect(listPages(['A', 'B', 'C', 'D', 'E'])).toBe('A, B, C and 2 more');
});
