import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { digestOf } from '../../gatsby/admin/browser/published/digest';
import type { ContentState } from '../../gatsby/admin/content-state';
import { watchPolicy } from '../support/policy';
import { builtFiles, builtFolder } from '../support/site/built-site';
import { admin } from '../support/site/edited-content';
import { languages } from '../support/site/languages';
import { hostedContent } from '../support/site/sites';
import { expect, test } from '../support/test';

// The admin of the published site, with a stand-in for the host of its repository.

const file = `${hostedContent}/sections/plans.json`;
const text = fs.readFileSync(file, 'utf8');
const translation = `${hostedContent}/${languages.german.code}/sections/plans.json`;

interface Commit {
  branch: string;
  files: { path: string; content: string }[];
}

/** Answers as Gitea does for a repository with one file and its translation. @returns the commits */
async function answerForGitea(page: Page): Promise<Commit[]> {
  const commits: Commit[] = [];
  const entries = [file, translation].map((path) => ({ path, sha: path, size: fs.statSync(path).size }));
  const answers: Record<string, unknown> = {
    '/login/oauth/access_token': { access_token: 'token', refresh_token: 'next', token_type: 'bearer' },
    '/version': { version: '1.25.0' },
    '/settings/api': { max_response_items: 50, default_paging_num: 30, default_max_blob_size: 10_485_760 },
    '/user': { id: 1, login: 'ada', full_name: 'Ada', email: 'ada@example.org', avatar_url: '' },
    [`/repos/${admin.repository}`]: {
      default_branch: admin.branch,
      permissions: { admin: false, push: true, pull: true },
    },
    [`/repos/${admin.repository}/branches/${admin.branch}`]: { commit: { id: '1', message: 'Prices' } },
    [`/repos/${admin.repository}/git/trees/1`]: {
      tree: entries.map((entry) => ({ ...entry, type: 'blob' })),
      truncated: false,
    },
    [`/repos/${admin.repository}/file-contents`]: entries.map((entry) => ({
      ...{ ...entry, type: 'file', encoding: 'base64' },
      content: fs.readFileSync(entry.path, 'base64'),
    })),
    [`/repos/${admin.repository}/contents`]: {
      commit: { sha: '2', created: '2026-01-01T00:00:00Z' },
      files: [{ path: file, sha: '2' }],
    },
  };
  await page.context().route(`${admin.address}/**`, (route) => {
    const request = route.request();
    const { pathname, searchParams } = new URL(request.url());
    const name = pathname.replace('/api/v1', '');
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    if (name === '/login/oauth/authorize') {
      const answer = new URLSearchParams({ code: 'code', state: searchParams.get('state') ?? '' });
      const back = `${searchParams.get('redirect_uri')}?${answer}`;
      // A document of another site, as the question whether to allow the application is.
      return route.fulfill({
        contentType: 'text/html',
        body: `<script>location.href = ${JSON.stringify(back)}</script>`,
      });
    }
    if (name.endsWith('/contents')) commits.push(request.postDataJSON() as Commit);
    return route.fulfill({ json: answers[name] ?? {}, headers });
  });
  return commits;
}

// The forms render only fields that are in the window.
test.use({ viewport: { width: 1280, height: 2400 } });

// Sveltia CMS has its fonts twice. The policy blocks those of another host.
const otherHosts = 'left the site: https://git\\.example|cdn\\.jsdelivr\\.net';

/** The ways to sign in, each with what site.json adds to the configuration for it. */
const signIns: Record<string, { backend: object; problem: string; signIn: (page: Page) => Promise<void> }> = {
  'a token': {
    backend: {},
    problem: 'OAuth application ID is not',
    signIn: async (page) => {
      await page.getByRole('button', { name: /token/i }).click();
      await page.getByRole('textbox').fill('token');
      await page
        .getByRole('button', { name: /sign in/i })
        .last()
        .click();
    },
  },
  'an OAuth application': {
    backend: { app_id: 'application', auth_methods: ['oauth', 'token'] },
    // The window for signing in leaves before its fonts are there.
    problem: '^console warning: Failed to load the .* font',
    signIn: (page) => page.getByRole('button', { name: /with \P{L}*gitea/iu }).click(),
  },
};

for (const [name, { backend, problem, signIn }] of Object.entries(signIns))
  test.describe(`signed in with ${name}`, () => {
    test.use({ expectedProblems: [new RegExp(`${otherHosts}|${problem}`)] });

    test('saves in the repository under a policy of its own', async ({ page }) => {
      const commits = await answerForGitea(page);
      await page.context().route('**/admin/config.json*', async (route) => {
        const response = await route.fetch();
        const config = (await response.json()) as { backend: object };
        await route.fulfill({ response, json: { ...config, backend: { ...config.backend, ...backend } } });
      });
      const violations = await watchPolicy(page);
      const response = await page.goto('admin');
      const policy = response?.headers()['content-security-policy'] ?? '';
      expect(policy).toContain(`connect-src 'self' blob: data: ${admin.address};`);
      expect(policy).not.toContain('trusted-types');
      await signIn(page);
      await page.getByRole('button', { name: 'Create Entry or Assets' }).waitFor();
      await page.getByText('Edit a page by its address').click();
      await page.getByLabel('Address of a page').fill(page.url().replace(/admin.*/, ''));
      await page.getByRole('link', { name: /^Price list: / }).click();
      const title = page.locator('[data-key-path="title"]').first();
      const heading = await title.getByRole('textbox').inputValue();
      await title.getByRole('textbox').fill('PreisÃ¼bersicht');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('alert').getByText(/Found letters such as/)).toBeVisible();
      expect(commits).toEqual([]);
      await title.getByRole('textbox').fill(heading);
      const plans = page.locator('[data-key-path="plans"]').first();
      await plans.getByRole('button', { name: 'Expand', exact: true }).first().click();
      const price = page.locator('[data-key-path="plans.0.price"] input').first();
      const old = await price.inputValue();
      await price.fill('£9,999');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect.poll(() => commits).toHaveLength(1);
      const [commit] = commits as [Commit];
      expect(commit.branch).toBe(admin.branch);
      const saved = Buffer.from(commit.files[0]?.content ?? '', 'base64').toString();
      expect([commit.files[0]?.path, saved]).toEqual([file, text.replace(`"${old}"`, '"£9,999"')]);
      await expect(
        page.getByRole('status').getByText(/^Your change of \d\d:\d\d is not online yet/),
      ).toBeVisible();
      await page.context().route('**/admin/content.json', async (route) => {
        const response = await route.fetch();
        const state = (await response.json()) as ContentState;
        const files = { ...state.files, 'sections/plans.json': await digestOf(JSON.parse(saved)) };
        await route.fulfill({ response, json: { ...state, files } });
      });
      await expect(page.getByRole('status').getByText(/ is online\.$/)).toBeVisible({ timeout: 40_000 });
      expect((await violations()).filter((violation) => !violation.startsWith('font-src'))).toEqual([]);
    });
  });

test('is in no sitemap, and has no link; search engines do not list it', () => {
  const read = (name: string) => fs.readFileSync(path.join(builtFolder('hosted'), name), 'utf8');
  expect(read('admin/index.html')).toContain('<meta name="robots" content="noindex">');
  for (const name of builtFiles('hosted').filter((other) =>
    /^(?!admin\/|page-data\/).*\.(?:html|xml)$/.test(other),
  ))
    expect(read(name)).not.toMatch(/\/admin\b/);
});
