import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';

/**
 * Runs a hook as a visitor's page does: in static HTML first, then while that is hydrated, then mounted.
 *
 * @param useValue the hook
 * @returns what the static HTML holds, what the hook gave on every render since, and the way to take it away
 */
export function hydrateHook<Value>(useValue: () => Value) {
  const values: Value[] = [];
  function Component() {
    const value = useValue();
    values.push(value);
    return <output>{JSON.stringify(value)}</output>;
  }
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Component />);
  const [inStaticHtml] = values.splice(0);
  const { unmount } = render(<Component />, { container, hydrate: true });
  return { inStaticHtml, values, unmount };
}
