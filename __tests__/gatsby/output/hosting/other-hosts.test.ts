/** @jest-environment node */
import fs from 'node:fs';
import { runInNewContext } from 'node:vm';
import { downloadTypes } from '../../../../gatsby/check/rules/files';
import { cloudFrontRequest, cloudFrontResponse } from '../../../../gatsby/output/hosting/cloudfront';
import { headerRules, immutable, revalidate } from '../../../../gatsby/output/hosting/headers';
import { readHostRules, writeHostFiles } from '../../../../gatsby/output/hosting/host-files';
import { redirectRules } from '../../../../gatsby/output/hosting/redirects';
import { vercelConfig } from '../../../../gatsby/output/hosting/vercel';
import { deceptive, onSite } from '../../../../e2e/support/servers/addresses';
import { downloads } from '../../../../e2e/support/servers/kinds-of-files';
import { writeSite } from '../../../support/site-folder';

const prefix = '/studio';
const headers = headerRules("default-src 'none'", prefix);
const site = writeSite({ 'public/index.html': '' });
const redirects = redirectRules([{ from: '/old', to: '/about', permanent: false }], prefix);
writeHostFiles({ prefix, headers, redirects, languages: ['/de'] }, site);
const rules = readHostRules(site);

/** Calls a function as CloudFront does. */
const call = (code: string, event: unknown): unknown =>
  runInNewContext(`${code}; handler(${JSON.stringify(event)})`);

it('has a 404 page for each language in the format of static hosts, after the redirects', () => {
  const lines = fs.readFileSync(`${site}/public/_redirects`, 'utf8');
  expect(lines.split('\n').at(-2)).toBe('/studio/de/* /studio/de/404.html 404');
  expect(rules.redirects.map(({ from }) => from)).toEqual(['/studio/old', '/studio/old/']);
  expect(rules).toMatchObject({ prefix, headers, languages: ['/de'] });
});

/** Where a host redirects attacks on a site in a folder: as they are sent, and as a host may decode them. */
function expectNoWayOut(folder: string, redirect: (address: string) => string | undefined): void {
  for (const address of deceptive.flatMap((its) => [its, folder + its]))
    for (const path of [address, decodeURIComponent(address)]) {
      const target = redirect(path);
      expect([path, target]).toEqual([path, target && expect.stringMatching(onSite)]);
    }
}

const folders = ['', prefix];

describe('CloudFront', () => {
  const request = (uri: string) => call(cloudFrontRequest(rules), { request: { uri } });

  it.each([
    ['/studio', '/index.html'],
    ['/studio/', '/index.html'],
    ['/studio/about', '/about/index.html'],
    ['/studio/static/a.b/c.avif', '/static/a.b/c.avif'],
  ])('maps %s to the file %s', (uri, file) => {
    expect(request(uri)).toEqual({ uri: file });
  });

  it('redirects', () => {
    const to = (value: string, statusCode: number) => ({ statusCode, headers: { location: { value } } });
    expect(request('/studio/old')).toEqual(to('/studio/about', 302));
    expect(request('/studio/old/')).toEqual(to('/studio/about', 302));
    expect(request('/studio/about/')).toEqual(to('/studio/about', 301));
  });

  it.each(folders)('redirects nothing to another site, in the folder "%s"', (folder) => {
    const code = cloudFrontRequest({ ...rules, prefix: folder });
    expectNoWayOut(folder, (uri) => {
      const answer = call(code, { request: { uri } }) as { headers?: { location: { value: string } } };
      return answer.headers?.location.value;
    });
  });

  it.each(['/', '/about', '/about/', '/studios/about', '//studio/about'])(
    'has no file for %s, which is outside of the folder',
    (uri) => {
      expect(request(uri)).toEqual({ uri: '/_' });
    },
  );

  it.each([
    ['/studio/about', revalidate],
    ['/studio/app-1.js', immutable],
  ])('adds the headers of %s', (uri, caching) => {
    const event = { request: { uri }, response: { statusCode: 200, headers: { etag: { value: '1' } } } };
    expect(call(cloudFrontResponse(rules), event)).toMatchObject({
      statusCode: 200,
      headers: {
        etag: { value: '1' },
        'content-security-policy': { value: "default-src 'none'" },
        'cache-control': { value: caching },
      },
    });
  });

  it('sends the type of each file that content can have for download', () => {
    const typeOf = (uri: string, statusCode: number) => {
      const event = { request: { uri }, response: { statusCode, headers: {} } };
      return (call(cloudFrontResponse(rules), event) as { headers: Record<string, unknown> }).headers[
        'content-type'
      ];
    };
    for (const ending of Object.keys(downloadTypes)) {
      const value = downloads.types[ending];
      expect([ending, typeOf(`/studio/files/a${ending}`, 200)]).toEqual([ending, { value }]);
      expect(typeOf(`/studio/files/A${ending.toUpperCase()}`, 206)).toEqual({ value });
    }
    expect(typeOf('/studio/files/missing.pdf', 404)).toBeUndefined();
    expect(typeOf('/studio/about', 200)).toBeUndefined();
  });
});

describe('Vercel', () => {
  const { routes, overrides } = vercelConfig(rules, ['services/web-design.html']);

  /** The routes that apply to a path before the files. */
  const apply = (path: string) => {
    const before = routes.slice(
      0,
      routes.findIndex((route) => 'handle' in route),
    );
    return before.filter(({ src }) => new RegExp(src ?? '').test(path));
  };

  it('adds headers by path', () => {
    expect(apply('/studio/app-1.js')).toEqual([
      { src: '^/studio/.*$', headers: headers['/studio/*'], continue: true },
      { src: '^/studio/.*\\.js$', headers: { 'Cache-Control': immutable }, continue: true },
    ]);
  });

  it('redirects, and hides the files for hosts', () => {
    expect(apply('/studio/old').at(-1)).toMatchObject({
      status: 302,
      headers: { Location: '/studio/about' },
    });
    expect(apply('/studio/about/').at(-1)).toMatchObject({ status: 301, headers: { Location: '$1' } });
    expect(apply('/studio/_headers').at(-1)).toMatchObject({ status: 404 });
  });

  it.each(folders)('redirects nothing to another site, in the folder "%s"', (folder) => {
    const redirecting = vercelConfig({ ...rules, prefix: folder }, []).routes.flatMap(({ src, headers }) =>
      headers && 'Location' in headers ? { pattern: new RegExp(src), location: headers.Location } : [],
    );
    expectNoWayOut(folder, (path) => {
      const route = redirecting.find(({ pattern }) => pattern.test(path));
      return route && path.replace(route.pattern, route.location);
    });
  });

  it('shows pages without their extension, and the 404 page at unknown addresses', () => {
    expect(overrides).toEqual({ 'studio/services/web-design.html': { path: 'studio/services/web-design' } });
    expect(routes.slice(-2)).toEqual([
      { src: '^/studio/de/.*$', status: 404, dest: '/studio/de/404.html' },
      { src: '^/.*$', status: 404, dest: '/studio/404.html' },
    ]);
  });
});
