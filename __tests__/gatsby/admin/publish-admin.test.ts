/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import type { CmsConfig } from '@sveltia/cms';
import { adminConfig } from '../../../gatsby/admin/config';
import { publishAdmin } from '../../../gatsby/admin/publish-admin';
import { writeAdmin } from '../../../gatsby/admin/write-admin';
import { siteContent } from '../../support/site-content';

jest.mock('../../../gatsby/admin/write-admin', () => ({ writeAdmin: jest.fn() }));

const schema = fs.readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8');
const validate = new Ajv({ strict: false, validateFormats: false }).compile(JSON.parse(schema) as object);
const own = { repository: 'studio/site', branch: 'main' };
const withAdmin = (admin?: object) => {
  const content = siteContent();
  const address = { ...content.address, prefix: '/preview' };
  return { ...content, address, settings: { ...content.settings, admin } } as typeof content;
};

it.each([
  [
    { host: 'github' },
    { repo: 'studio/site', branch: 'main', auth_methods: ['token'] },
    'https://api.github.com',
  ],
  [
    { host: 'github', signIn: 'https://sign-in.example' },
    // With a token or an application, which is the default.
    { base_url: 'https://sign-in.example', auth_methods: undefined },
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
    const write = jest.spyOn(fs, 'writeFileSync').mockReturnValue();
    const policy = await publishAdmin(withAdmin({ ...own, ...admin }), '/site');
    expect(policy?.match(/https:\S*[^;\s]/g)).toEqual([host, host, host]);
    expect(writeAdmin).toHaveBeenLastCalledWith(path.join('/site/admin'), '/preview/admin/');
    const [file, text] = write.mock.lastCall as [string, string];
    expect(file).toBe(path.join('/site/admin/config.json'));
    const config = JSON.parse(text) as CmsConfig;
    expect({ auth_type: undefined, auth_methods: undefined, ...config.backend }).toMatchObject({
      name: admin.host,
      ...backend,
    });
    validate(config);
    expect(validate.errors).toBeNull();
  },
);

it.each([
  [true, 'editorial_workflow'],
  [undefined, undefined],
])('with the review %p, has the mode %p', (review, mode) => {
  const config = adminConfig(withAdmin({ ...own, host: 'github', review }), { name: 'test-repo' });
  expect(config.publish_mode).toBe(mode);
});

it('writes nothing without a repository', async () => {
  jest.clearAllMocks();
  expect(await publishAdmin(withAdmin(), '/site')).toBeUndefined();
  expect(writeAdmin).not.toHaveBeenCalled();
});
