/** @jest-environment node */
import { inspectImage } from '../../../gatsby/check/rules/images/image-file';
import { ContentCopy } from './content-copy';

jest.setTimeout(30_000);

let copy: ContentCopy;

beforeEach(async () => {
  copy = await ContentCopy.ofFixture();
});

afterEach(() => copy.remove());

it('decodes an image again when its file has changed, and only then', async () => {
  const image = copy.readBytes('images/model.jpg');
  const size = await inspectImage(copy.directory, 'images/model.jpg');
  expect(size).toHaveProperty('width');
  expect(await inspectImage(copy.directory, 'images/model.jpg')).toBe(size);
  copy.write('images/model.jpg', image.subarray(0, image.length / 2));
  expect(await inspectImage(copy.directory, 'images/model.jpg')).toContain('cannot be decoded');
});
