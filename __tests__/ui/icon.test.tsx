import { render } from '@testing-library/react';
import { Icon } from '../../src/ui/icon';

const icon = { viewBox: '0 0 24 24', paths: ['M0 0h1', 'M2 2h1'] };
const show = (isSolid?: boolean) =>
  render(<Icon icon={icon} isSolid={isSolid} className="size-6" />).container.querySelector('svg');

it('has all paths and is hidden from assistive technology', () => {
  const svg = show();
  expect(svg).toHaveAttribute('aria-hidden', 'true');
  expect(svg).toHaveAttribute('viewBox', '0 0 24 24');
  expect([...(svg?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d'))).toEqual(
    icon.paths,
  );
});

it('has the colour of the text, as lines or as shapes', () => {
  const [lines, shapes] = [show(), show(true)];
  expect(lines).toHaveAttribute('stroke', 'currentColor');
  expect(lines).toHaveAttribute('fill', 'none');
  expect(shapes).toHaveAttribute('fill', 'currentColor');
  expect(shapes).not.toHaveAttribute('stroke');
});
