import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';

/**
 * Runs a hook in static HTML, then hydrates it.
 *
 * @param useValue the hook
 * @returns the value in static HTML and the values of all later renders
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
  render(<Component />, { container, hydrate: true });
  return { inStaticHtml, values };
}
