import type { RenderBodyArgs } from 'gatsby';
import * as server from '../gatsby-ssr';
import { setConstant } from './support/browser';

it('has the class of a dark site in the static HTML', () => {
  const setHtmlAttributes = jest.fn();
  setConstant('__THEME__', 'dark');
  server.onRenderBody?.({ setHtmlAttributes, setHeadComponents: jest.fn() } as unknown as RenderBodyArgs, {
    plugins: [],
  });
  expect(setHtmlAttributes).toHaveBeenCalledWith(expect.objectContaining({ className: 'dark' }));
});

it('hides an announcement whose days have not come', () => {
  const attributes = (from?: string) => {
    const setHtmlAttributes = jest.fn<undefined, [object]>();
    setConstant('__ANNOUNCEMENT__', { id: 'a1b2', from });
    server.onRenderBody?.({ setHtmlAttributes, setHeadComponents: jest.fn() } as unknown as RenderBodyArgs, {
      plugins: [],
    });
    return setHtmlAttributes.mock.calls[0]?.[0];
  };
  expect(attributes('2026-03-15')).toHaveProperty('data-announcement');
  for (const from of ['2026-03-14', undefined])
    expect(attributes(from)).not.toHaveProperty('data-announcement');
});
