import { act, render, screen } from '@testing-library/react';
import { Image } from '../../src/ui/image';
import { imageData } from '../support/gatsby/image-data';

const data = imageData('images/boat.jpg', { breakpoints: [800, 1600] });
const fileOf = (gatsbyImageData: typeof data) => ({ childImageSharp: { gatsbyImageData } });
const file = fileOf(data);
const narrow = { file: fileOf(imageData('images/boat.jpg', { aspectRatio: 0.8, breakpoints: [480] })) };
const image = () => screen.getByRole('img', { name: 'A boat' });
const sources = () => [...(image().parentElement?.querySelectorAll('source') ?? [])];

it('has modern formats first, a fallback, and the size of the image in whole pixels', () => {
  const uneven = fileOf({ ...data, height: 1 / 3 });
  render(<Image sizes="100vw" src="images/boat.jpg" alt="A boat" file={uneven} />);
  expect([image().getAttribute('width'), image().getAttribute('height')]).toEqual(['1600', '533']);
  expect(sources().map((source) => source.type)).toEqual(['image/avif', 'image/webp']);
  expect(sources()[0]?.srcset).toBe('/static/boat-1.78-800.avif 800w,/static/boat-1.78-1600.avif 1600w');
  expect(image()).toHaveAttribute('src', '/static/boat-1.78-800.jpg');
  expect(image()).not.toHaveAttribute('srcset');
});

it('has all sizes of its only format', () => {
  const { fallback } = data.images;
  const only = fileOf({ ...data, images: { fallback, sources: [] } });
  render(<Image sizes="50vw" src="images/boat.jpg" alt="A boat" file={only} />);
  expect(image()).toHaveAttribute('srcset', expect.stringContaining('/static/boat-1.78-1600.jpg 1600w'));
  expect(image()).toHaveAttribute('sizes', '50vw');
});

it('has the narrow image for portrait screens before the wide one', () => {
  render(<Image src="images/boat.jpg" alt="A boat" file={file} narrow={narrow} sizes="50vw" />);
  expect(sources().map(({ media, sizes }) => [media, sizes])).toEqual([
    ['(max-aspect-ratio: 2/3)', '100vw'],
    ['(max-aspect-ratio: 2/3)', '100vw'],
    ['(max-aspect-ratio: 2/3)', '100vw'],
    ['', '50vw'],
    ['', '50vw'],
  ]);
});

it('accepts an external address', () => {
  render(<Image sizes="100vw" src="https://example.org/boat.jpg" alt="A boat" />);
  expect(image()).toHaveAttribute('src', 'https://example.org/boat.jpg');
  expect(image()).not.toHaveAttribute('srcset');
  expect(sources()).toEqual([]);
});

function setConnection(saveData: boolean | undefined): void {
  const connection = saveData === undefined ? undefined : { saveData };
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

describe('the time when it loads', () => {
  let readyState: DocumentReadyState;

  beforeEach(() => {
    readyState = 'interactive';
    jest.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  });

  afterEach(() => setConnection(undefined));

  const finishLoading = () =>
    act(() => {
      readyState = 'complete';
      window.dispatchEvent(new Event('load'));
    });

  const renderImage = (isUrgent: boolean) =>
    render(<Image sizes="100vw" src="images/boat.jpg" alt="A boat" file={file} isUrgent={isUrgent} />);

  const expectLoading = (loading: string, decoding: string) => {
    expect(image()).toHaveAttribute('loading', loading);
    expect(image()).toHaveAttribute('decoding', decoding);
  };

  it('is at once, before others, if it is urgent', () => {
    setConnection(true);
    renderImage(true);
    expectLoading('eager', 'sync');
    expect(image()).toHaveAttribute('fetchpriority', 'high');
  });

  it.each([undefined, false])('is after the page, when "saveData" is %s', (saveData) => {
    setConnection(saveData);
    renderImage(false);
    expectLoading('lazy', 'async');
    finishLoading();
    expectLoading('eager', 'sync');
    expect(image()).not.toHaveAttribute('fetchpriority');
  });

  it('is near the screen for visitors who save data', () => {
    setConnection(true);
    renderImage(false);
    finishLoading();
    expectLoading('lazy', 'async');
  });
});
