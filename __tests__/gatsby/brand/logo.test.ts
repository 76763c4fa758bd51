/** @jest-environment node */
import { isMark, type LogoMark, parseLogo } from '../../../gatsby/brand/logo';
import { hasTextColour, markShapes } from '../../../gatsby/brand/mark-svg';

// The mistakes are in __tests__/gatsby/check/bad/brand.ts.

function mark(content: string, attributes = 'viewBox="0 0 32 32"'): LogoMark {
  const logo = parseLogo(
    `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`,
  );
  if (!isMark(logo)) throw new Error(logo.message);
  return logo;
}

it('has the colour of the text where it has none of its own', () => {
  expect(mark('<path d="M0 0"/>').shapes).toEqual([
    { element: 'path', attributes: { d: 'M0 0', fill: 'currentColor' } },
  ]);
  expect(hasTextColour(mark('<path d="M0 0"/>'))).toBe(true);
  expect(hasTextColour(mark('<path d="M0 0" fill="#c00"/>'))).toBe(false);
});

it('has no groups: shapes inherit what groups pass on', () => {
  const groups =
    '<g fill="#c00" stroke-width="2" transform="scale(2)"><g style="fill: teal"><circle r="1" transform="rotate(3)"/></g></g>';
  expect(mark(groups).shapes).toEqual([
    {
      element: 'circle',
      attributes: { r: '1', fill: 'teal', strokeWidth: '2', transform: 'scale(2) rotate(3)' },
    },
  ]);
});

it('leaves out what vector editors write and pages do not need', () => {
  const drawn = mark(
    '<title>Logo</title><!-- made by hand --><defs><linearGradient id="a"/></defs><sodipodi:namedview id="b"/><rect id="c" class="d" data-name="e" inkscape:label="f" width="2" height="2"/>',
    'viewBox="0,0,10,12" xmlns:inkscape="http://inkscape.org" version="1.1" id="layer"',
  );
  expect(drawn).toEqual({
    viewBox: '0 0 10 12',
    shapes: [{ element: 'rect', attributes: { width: '2', height: '2', fill: 'currentColor' } }],
  });
});

it('has the colours of a style element', () => {
  const drawn = mark(
    '<style>.cls-1, circle { fill: #c00 } #b{stroke:#00c}</style><path class="cls-1" d="M0 0"/><circle id="b" r="1"/>',
  );
  expect(drawn.shapes.map(({ attributes }) => attributes)).toEqual([
    { d: 'M0 0', fill: '#c00' },
    { r: '1', fill: '#c00', stroke: '#00c' },
  ]);
});

it('has gradients, also with the colours of another one', () => {
  const drawn = mark(
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#c00"/><stop offset="1" style="stop-color:#00c"/></linearGradient><linearGradient id="b" xlink:href="#a" gradientUnits="userSpaceOnUse" x2="8"/></defs><path d="M0 0" fill="url(#b)"/>',
  );
  expect(markShapes(drawn)).toBe(
    '<linearGradient gradientUnits="userSpaceOnUse" x2="8" id="gradient-0"><stop offset="0" stop-color="#c00"/><stop offset="1" stop-color="#00c"/></linearGradient><path fill="url(#gradient-0)" d="M0 0"/>',
  );
});

it('has the size of a file without a viewBox', () => {
  expect(mark('<path d="M0 0"/>', 'width="48px" height="48px"').viewBox).toBe('0 0 48 48');
});
