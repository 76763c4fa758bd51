import fs from 'node:fs';
import { ContentCopy } from '../__tests__/content/content-copy';
import { badWriting } from '../__tests__/content/bad/writing';
import { badFiles } from '../__tests__/content/bad/files';
import { badFields } from '../__tests__/content/bad/fields';
import { badLists } from '../__tests__/content/bad/lists';
import { badLinks } from '../__tests__/content/bad/links';
import { badPictures } from '../__tests__/content/bad/pictures';
const all = { writing: badWriting, files: badFiles, fields: badFields, lists: badLists, links: badLinks, pictures: badPictures };
(async () => { const out: Record<string, string[]> = {};
 for (const [k, cs] of Object.entries(all)) for (const c of cs) { const copy = await ContentCopy.ofFixture(); let l: string[]; try { await c.spoil(copy); l = await copy.check(); } catch (e) { l = ['EXCEPTION ' + (e as Error).stack]; } copy.remove(); out[k + '/' + c.title] = l; console.log(`# ${k}: ${c.title}`); for (const x of l) console.log('    ' + x); }
 fs.writeFileSync('/tmp/gen/res.json', JSON.stringify(out)); })();
