import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { createElement } from 'react';
import type { AnyEntry, TemplateData } from '../content-model/model';
import { Seo } from '../layout/seo';
import components from '../../.cache/entry-components';

type Data = TemplateData<AnyEntry>;

export default function Entry({ data: { page } }: PageProps<Data>) {
  const component = components[page.type];
  if (!component) throw new Error(`The build has no component for the type "${page.type}"`);
  return createElement(component, { entry: page });
}

export const Head = ({ data: { page, layout } }: HeadProps<Data>) => (
  <Seo {...page} {...layout?.inLanguage} />
);

export const query = graphql`
  query Entry($path: String!, $language: String, $isTranslated: Boolean = false) {
    ...TranslatedLayout
    page: entry(path: { eq: $path }) {
      ...Entries
    }
  }
`;
