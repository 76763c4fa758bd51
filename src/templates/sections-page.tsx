import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../layout/seo';
import { sections } from '../sections';
import { ErrorBoundary } from '../ui/error-boundary';
import { PageAnchors } from '../ui/page-anchors';
import { PageHeading } from '../sections/page-heading';
import { required } from '../layout/content/use-layout-content';

type Data = Queries.SectionsPageQuery;

/** A page made of sections, in the order that content/pages.json gives. The home page is one. */
export default function SectionsPage({ data: { page, ...content } }: PageProps<Data>) {
  const { heading, sections: names } = required(page, 'pages.json');
  const order = (names ?? []) as (keyof typeof content)[];
  return (
    <PageAnchors value={[...order, 'footer', 'main']}>
      {!order.includes('hero') && <PageHeading heading={heading} />}
      {order.map((name) => {
        const Section = sections[name];
        return (
          Section && (
            <ErrorBoundary key={name}>
              <Section content={content[name] as never} heading={heading} />
            </ErrorBoundary>
          )
        );
      })}
    </PageAnchors>
  );
}

export function Head({ data: { page } }: HeadProps<Data>) {
  const { title, description, path } = required(page, 'pages.json');
  return <Seo title={title} description={description} path={path} />;
}

export const query = graphql`
  query SectionsPage(
    $path: String!
    $hero: Boolean = false
    $services: Boolean = false
    $process: Boolean = false
    $pricing: Boolean = false
    $contact: Boolean = false
  ) {
    page(path: { eq: $path }) {
      path
      title
      description
      heading
      sections
    }
    hero @include(if: $hero) {
      ...HeroSection
    }
    services @include(if: $services) {
      ...ServicesSection
    }
    process @include(if: $process) {
      ...ProcessSection
    }
    pricing @include(if: $pricing) {
      ...PricingSection
    }
    contact @include(if: $contact) {
      ...ContactSection
    }
  }
`;
