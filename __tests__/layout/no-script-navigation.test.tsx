import { renderToStaticMarkup } from 'react-dom/server.node';
import { NoScriptNavigation } from '../../src/layout/no-script-navigation';
import { labels, pages } from '../support/layout-content';

const nodes = [
  { path: '/', title: 'Home' },
  { path: '/about', title: 'About Us' },
];
const hint = labels.everyPageAtHome;

/** The HTML for browsers without JavaScript. */
function markupOf(hasMore: boolean, laterRoutes?: typeof nodes): string {
  Object.assign(pages, { nodes, hasMore });
  return renderToStaticMarkup(<NoScriptNavigation laterRoutes={laterRoutes} />);
}

it('links to every route, without a hint, if each page lists all routes', () => {
  const markup = markupOf(false);
  for (const { path, title } of nodes) expect(markup).toContain(`<a href="${path}">${title}</a>`);
  expect(markup).not.toContain(hint);
});

it('links to the home page if there are more routes than it lists', () => {
  expect(markupOf(true)).toContain(`<a href="/">${hint}</a>`);
});

it('lists the later routes on the page that has them, without a hint', () => {
  const markup = markupOf(true, [{ path: '/later', title: 'Later' }]);
  expect(markup).toContain('<a href="/later">Later</a>');
  expect(markup).not.toContain(hint);
});
