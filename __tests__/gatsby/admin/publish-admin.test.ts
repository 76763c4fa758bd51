/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Ajv from 'ajv';
import type { CmsConfig } from '@sveltia/cms';
import { publishAdmin } from '../../../gatsby/admin/publish-admin';
import { writeAdmin } from '../../../gatsby/admin/write-admin';
import { siteContent } from '../../support/site-content';

jest.mock('../../../gatsby/admin/write-admin', () => ({ writeAdmin: jest.fn() }));
jest.mock('../../../gatsby/output/hosting/compress', () => ({ compressSite: jest.fn() }));

const schema = fs.readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8');
const validate = new Ajv({ strict: false, validateFormats: false }).compile(JSON.parse(schema) as object);
const site = fs.mkdtempSync(path.join(os.tmpdir(), 'published-'));
const target = path.join(site, 'admin');
const own = { repository: 'studio/site', branch: 'main' };
const withAdmin = (admin?: object) => {
  const content = siteContent();
  const address = { ...content.address, prefix: '/preview' };
  return { ...content, address, site: { ...content.site, admin } } as typeof content;
};

beforeEach(() => fs.mkdirSync(target, { recursive: true }));
afterAll(() => fs.rmSync(site, { recursive: true }));

it.each([
  [
    { host: 'github' },
    { repo: 'studio/site', branch: 'main', auth_methods: ['token'] },
    'https://api.github.com',
  ],
  [
    { host: 'github', signIn: 'https://sign-in.example' },
    { base_url: 'https://sign-in.example' },
    'https://api.github.com',
  ],
  [
    { host: 'gitlab' },
    // With a type and no application, Sveltia CMS does not start.
    { auth_type: undefined, auth_methods: ['token'] },
    'https://gitlab.com',
  ],
  [
    { host: 'gitlab', signIn: 'a1b2' },
    { auth_type: 'pkce', app_id: 'a1b2', api_root: 'https://gitlab.com/api/v4' },
    'https://gitlab.com',
  ],
  [
    { host: 'gitea', address: 'https://codeberg.org', signIn: 'a1b2' },
    { base_url: 'https://codeberg.org', app_id: 'a1b2', api_root: 'https://codeberg.org/api/v1' },
    'https://codeberg.org',
  ],
])(
  'saves in the repository of %j, whose address is the only one that its policy allows',
  async (admin, backend, host) => {
    const policy = await publishAdmin(withAdmin({ ...own, ...admin }), site);
    expect(policy?.match(/https:\S*[^;\s]/g)).toEqual([host, host, host]);
    expect(writeAdmin).toHaveBeenLastCalledWith(target, '/preview/admin/');
    const config = JSON.parse(fs.readFileSync(path.join(target, 'config.json'), 'utf8')) as CmsConfig;
    expect({ auth_type: undefined, ...config.backend }).toMatchObject({ name: admin.host, ...backend });
    validate(config);
    expect(validate.errors).toBeNull();
  },
);

it('writes nothing without a repository', async () => {
  fs.rmSync(target, { recursive: true });
  expect(await publishAdmin(withAdmin(), site)).toBeUndefined();
  expect(fs.existsSync(target)).toBe(false);
});
