/**
 * Writes the posts of a headless CMS as Markdown files into a content folder. The interface is that of Strapi 5.
 *
 *   CMS_URL=https://cms.example CMS_TOKEN=… CONTENT_DIR=content node examples/pull-content.mjs
 */
import fs from 'node:fs/promises';
import path from 'node:path';

const { CMS_URL, CMS_TOKEN, CONTENT_DIR = 'content' } = process.env;
const headers = CMS_TOKEN ? { Authorization: `Bearer ${CMS_TOKEN}` } : {};

async function load(address) {
  const response = await fetch(new URL(address, CMS_URL), { headers });
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
  return response;
}

/** Saves an image beside those of the content, and returns its name there. */
async function saveImage({ url, hash, ext }) {
  const name = `images/${hash.toLowerCase().replaceAll('_', '-')}${ext}`;
  const image = await load(url);
  await fs.writeFile(path.join(CONTENT_DIR, name), Buffer.from(await image.arrayBuffer()));
  return name;
}

/** A text in quotation marks is the same in JSON and in YAML. */
const frontMatter = (values) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('');

const { data: posts } = await (await load('/api/posts?populate=*&pagination[pageSize]=100')).json();
for (const { slug, title, description, date, author, cover, body } of posts) {
  const image = cover ? { src: await saveImage(cover), alt: cover.alternativeText ?? '' } : undefined;
  const values = { title, description, date, author: author.slug, cover: image };
  const file = path.join(CONTENT_DIR, 'posts', `${slug}.md`);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, `---\n${frontMatter(values)}---\n\n${body}\n`);
}
console.log(`${posts.length} posts are in ${path.join(CONTENT_DIR, 'posts')}`);
