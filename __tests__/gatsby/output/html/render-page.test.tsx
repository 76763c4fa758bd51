/** @jest-environment node */
import { lazy, Suspense } from 'react';
import { renderPage } from '../../../../gatsby/output/html/render-page';

/** More than the 12.8 kB after which React moves parts of a page. */
const longText = 'Paper folds. '.repeat(2000);

const Lazy = lazy(() => Promise.resolve({ default: () => <p>{longText}</p> }));

test('long pages have their sections in place, without scripts that insert them', async () => {
  const html = await renderPage(
    <main>
      <Suspense>
        <Lazy />
      </Suspense>
      <Suspense>
        <Lazy />
      </Suspense>
    </main>,
  );
  expect(html.split(longText)).toHaveLength(3);
  expect(html).toMatch(/^<main>.*<\/main>$/);
  expect(html).not.toMatch(/<script|hidden/);
});

test('an error of a section fails the build', async () => {
  const Broken = () => {
    throw new Error('no data');
  };
  const page = (
    <Suspense>
      <Broken />
    </Suspense>
  );
  await expect(renderPage(page)).rejects.toThrow('no data');
});
