import { renderToStaticMarkup } from 'react-dom/server.node';
import { NoScriptNavigation } from '../../src/layout/no-script-navigation';
import { labels, pages, replaceIn } from '../support/layout-content';

// e2e/loading/no-script.spec.ts tests a site whose pages list all routes.

const hint = labels.everyPageAtHome;

function markupOf(laterRoutes?: typeof pages.nodes): string {
  replaceIn(pages, { hasMore: true });
  return renderToStaticMarkup(<NoScriptNavigation laterRoutes={laterRoutes} />);
}

it('links to the home page if there are more routes than it lists', () => {
  expect(markupOf()).toContain(`<a href="/">${hint}</a>`);
});

it('lists the later routes on the page that has them, without a hint', () => {
  const markup = markupOf([{ path: '/later', title: 'Later' }]);
  expect(markup).toContain('<a href="/later">Later</a>');
  expect(markup).not.toContain(hint);
});
