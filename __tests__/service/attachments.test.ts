/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { formAddress, stopServices, testService } from './support/service';

afterEach(stopServices);

const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF';
const executable = Buffer.concat([Buffer.from('MZ\x90\x00'), Buffer.alloc(200)]);

const withFile = (content: BlobPart, name: string) => ({
  'form-name': 'application',
  email: 'ada@example.org',
  cv: new File([content], name),
});

const filesIn = (folder: string): string[] => {
  const files = path.join(folder, 'files');
  return fs.existsSync(files) ? fs.readdirSync(files) : [];
};

it('stores a file under a name of its own, which nobody else can read or run', async () => {
  const service = await testService();
  expect((await service.post(withFile(pdf, '../../etc/cv.pdf'))).status).toBe(200);
  const [{ cv } = {}] = (await service.stored()) as [{ cv: { name: string; file: string; type: string } }];
  expect(cv).toMatchObject({ name: 'cv.pdf', type: 'application/pdf', size: pdf.length });
  const stored = path.join(service.folder, 'files', cv?.file ?? '');
  expect(fs.readFileSync(stored, 'utf8')).toBe(pdf);
  expect(fs.statSync(stored).mode & 0o777).toBe(0o600);
});

it.each([
  ['a program that is called a document', executable, 'cv.pdf'],
  ['a document with the ending of a program', pdf, 'cv.exe'],
  ['a page', '<!doctype html><script>1</script>', 'cv.html'],
  ['an image with markup', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'cv.svg'],
  ['a text that is no UTF-8', Buffer.from([0x41, 0xff, 0xfe, 0x41]), 'cv.txt'],
  ['a text with control characters', 'Ada\u0000', 'cv.txt'],
  ['an empty document', '', 'cv.pdf'],
])('refuses %s', async (_, content, name) => {
  const service = await testService();
  const answer = await service.post(withFile(content, name));
  expect([answer.status, await answer.json()]).toEqual([422, { errors: { cv: 'file en' } }]);
  expect(filesIn(service.folder)).toEqual([]);
});

it('takes a text in any script, and a form whose file was left out', async () => {
  const service = await testService();
  expect((await service.post(withFile('Ada, Ἀδα, 👩‍💻\n', 'cv.txt'))).status).toBe(200);
  expect((await service.post({ ...withFile('', ''), email: 'b@example.org' })).status).toBe(200);
  expect((await service.post({ ...withFile('', ''), cv: 'text' })).status).toBe(422);
});

it('refuses a file that is too large', async () => {
  const service = await testService();
  const large = Buffer.concat([Buffer.from(pdf), Buffer.alloc(10_000_000)]);
  expect(await (await service.post(withFile(large, 'cv.pdf'))).json()).toEqual({
    errors: { cv: 'size 10 en' },
  });
});

it('keeps no file of a repetition, and none whose message was not stored', async () => {
  const service = await testService();
  await service.post(withFile(pdf, 'cv.pdf'));
  await service.post(withFile(pdf, 'cv.pdf'));
  expect(filesIn(service.folder)).toHaveLength(1);
  await service.post(withFile(`${pdf}\n`, 'cv.pdf'));
  expect(filesIn(service.folder)).toHaveLength(2);
  await service.database.client.execute('DROP TABLE submission');
  expect((await service.post(withFile(`${pdf} `, 'cv.pdf'))).status).toBe(503);
  expect(filesIn(service.folder)).toHaveLength(2);
});

it('serves no file', async () => {
  const service = await testService();
  await service.post(withFile(pdf, 'cv.pdf'));
  const [file = ''] = filesIn(service.folder);
  for (const address of [`en/files/${file}`, `files/${file}`, `../files/${file}`])
    expect((await service.send(new Request(formAddress(address)))).status).toBe(404);
});
