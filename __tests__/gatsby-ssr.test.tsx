import type { RenderBodyArgs, ReplaceRendererArgs } from 'gatsby';
import { Suspense } from 'react';
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
  const attributes = (IS_ANNOUNCED_LATER: string) => {
    const setHtmlAttributes = jest.fn<undefined, [object]>();
    jest.replaceProperty(process, 'env', { ...process.env, IS_ANNOUNCED_LATER });
    server.onRenderBody?.({ setHtmlAttributes, setHeadComponents: jest.fn() } as unknown as RenderBodyArgs, {
      plugins: [],
    });
    return setHtmlAttributes.mock.calls[0]?.[0];
  };
  expect(attributes('true')).toHaveProperty('data-announcement');
  expect(attributes('')).not.toHaveProperty('data-announcement');
});

it('leaves large sections at their places, without scripts that would move them', () => {
  const text = 'word '.repeat(10_000);
  const sections = ['first', 'second'].map((id) => (
    <Suspense key={id}>
      <section id={id}>{text}</section>
    </Suspense>
  ));
  const write = jest.fn<undefined, [string]>();
  const args = { bodyComponent: <main>{sections}</main>, replaceBodyHTMLString: write };
  server.replaceRenderer?.(args as unknown as ReplaceRendererArgs, { plugins: [] });
  const main = new DOMParser().parseFromString(write.mock.calls[0]?.[0] ?? '', 'text/html');
  expect([...main.querySelectorAll('main > section')].map(({ id }) => id)).toEqual(['first', 'second']);
  expect(main.querySelector('script, template')).toBeNull();
});
