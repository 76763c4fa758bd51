import { act, render, screen } from '@testing-library/react';
import { countFitting, useFittingLinks } from '../../src/layout/header/use-fitting-links';

/** Three links and the menu at the end, in pixels. */
const widths = [100, 60, 80, 70];

it.each([
  ['all, without the menu', 250, 3],
  ['all but those that the menu takes', 249, 2],
  ['as many as fit beside the menu', 239, 1],
  ['none beside the menu', 174, 0],
])('%s', (_title, space, count) => expect(countFitting(widths, 5, space)).toBe(count));

function Header({ display }: { display: string }) {
  const { observe } = useFittingLinks(3);
  return (
    <div style={{ display, padding: 0 }} data-width={500}>
      <nav ref={observe} data-width={200}>
        <ul>
          {widths.map((width) => (
            <li key={width} data-width={width} />
          ))}
        </ul>
      </nav>
      <a href="/" data-width={100}>
        Logo
      </a>
    </div>
  );
}

it.each([
  ['beside the other parts of the header', 'flex', [false, false, false, true]],
  ['in the column of a grid', 'grid', [false, true, true, false]],
])('fits links %s', (_title, display, isHidden) => {
  const widthOf = (element: Element) => Number(element.getAttribute('data-width'));
  for (const [prototype, name] of [
    [HTMLElement.prototype, 'offsetWidth'],
    [Element.prototype, 'clientWidth'],
  ] as const)
    jest.spyOn(prototype as HTMLElement, name, 'get').mockImplementation(function (this: Element) {
      return widthOf(this);
    });
  let report = (): void => undefined;
  window.ResizeObserver = class extends ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      super(callback);
      report = () => callback([], this);
    }
  };
  render(<Header display={display} />);
  act(report);
  const entries = screen.getAllByRole('listitem', { hidden: true });
  expect(entries.map(({ hidden }) => hidden)).toEqual(isHidden);
});
