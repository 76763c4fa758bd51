/** @jest-environment node */
import { parseLogo } from '../../../gatsby/brand/logo';
import { hasTextColour, markSvg } from '../../../gatsby/brand/mark-svg';

import type { LogoMark } from '../../../src/content-model/field-types/media/logo';

// The mistakes are in __tests__/gatsby/check/bad/brand.ts.

const mark = (content: string, attributes = 'viewBox="0 0 32 32"'): LogoMark =>
  parseLogo(`<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`);

const drawn = (content: string): string => {
  const colours = { text: 'black', accent: 'blue', signal: 'red' };
  return markSvg(mark(content), colours, { width: 8, height: 8 }).replace(/^<svg[^>]*>|<\/svg>$/g, '');
};

it('has the colour of the text where it has none of its own', () => {
  expect(drawn('<path d="M0 0"/>')).toBe('<g fill="black"><path d="M0 0"></path></g>');
  expect(hasTextColour(mark('<path d="M0 0"/>'))).toBe(true);
  expect(hasTextColour(mark('<path d="M0 0" stroke="#00c" fill="#c00"/>'))).toBe(false);
  expect(hasTextColour(mark('<g fill="#c00"><path d="M0 0"/></g>'))).toBe(false);
  expect(hasTextColour(mark('<g fill="#c00"><path d="M0 0" stroke="currentColor"/></g>'))).toBe(true);
});

it('has the colours of the theme that it names', () => {
  const svg = drawn('<path d="M0 0" fill="var(--color-accent)" stroke="var(--color-signal)"/>');
  expect(svg).toContain('fill="blue" stroke="red"');
});

it('keeps groups', () => {
  const groups =
    '<g opacity=".5" stroke-width="2" transform="scale(2)"><circle r="1" style="display:inline; fill: teal" transform="rotate(3)"/></g>';
  expect(drawn(groups)).toBe(
    '<g fill="black"><g opacity=".5" stroke-width="2" transform="scale(2)"><circle r="1" transform="rotate(3)" fill="teal"></circle></g></g>',
  );
});

it('leaves out what vector editors write and pages do not need', () => {
  const logo = mark(
    '<title>Logo</title><!-- made by hand --><defs><linearGradient id="a"/></defs><sodipodi:namedview id="b"/><rect id="c" class="d" data-name="e" inkscape:label="f" width="2" height="2"/>',
    'viewBox="0,0,10,12" xmlns:inkscape="http://inkscape.org" version="1.1" id="layer"',
  );
  const rect = { element: 'rect', attributes: { width: '2', height: '2' } };
  expect(logo).toEqual({
    viewBox: '0 0 10 12',
    shapes: [{ element: 'g', attributes: { fill: 'currentColor' }, children: [rect] }],
  });
});

it('has the colours of a style element', () => {
  const svg = drawn(
    '<style>.cls-1, circle { fill: #c00 } #b{stroke:#00c}</style><path class="cls-1" d="M0 0"/><circle id="b" r="1"/>',
  );
  expect(svg).toContain(
    '<path d="M0 0" fill="#c00"></path><circle r="1" fill="#c00" stroke="#00c"></circle>',
  );
});

it('has gradients, also with the colours of another one', () => {
  const svg = drawn(
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#c00"/><stop offset="1" style="stop-color:#00c"/></linearGradient><linearGradient id="b" xlink:href="#a" gradientUnits="userSpaceOnUse" x2="8"/></defs><path d="M0 0" fill="url(\'#b\')"/>',
  );
  expect(svg).toBe(
    '<linearGradient id="gradient-a"><stop offset="0" stop-color="#c00"></stop><stop offset="1" stop-color="#00c"></stop></linearGradient><linearGradient id="gradient-b" href="#gradient-a" gradientUnits="userSpaceOnUse" x2="8"></linearGradient><g fill="black"><path d="M0 0" fill="url(#gradient-b)"></path></g>',
  );
});

it('has the size of a file without a viewBox', () => {
  expect(mark('<path d="M0 0"/>', 'width="48px" height="48px"').viewBox).toBe('0 0 48 48');
});
