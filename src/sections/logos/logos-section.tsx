import { graphql } from 'gatsby';
import { Image } from '../../ui/image';
import { imageProps } from '../../ui/image-props';
import { Section, SectionHead } from '../../ui/section';
import type { LogosContent } from './definition';

type Logo = LogosContent['logos'][number];

/** The names of clients in large type, with logos among them. */
export default function LogosSection({ content }: { content: LogosContent }) {
  const { anchor, title, intro, logos } = content;
  return (
    <Section id={anchor}>
      <div className="page-container wrap-anywhere">
        <SectionHead section={anchor} title={title} intro={intro} isWide />
        <ul className="client-list mt-head font-display text-large font-semibold">
          {logos.map((logo) => (
            <li key={logo.name} className="break-inside-avoid">
              <ClientName {...logo} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Forced colours could hide a logo, so they show the name. */
const ClientName = ({ name, image }: Logo) =>
  image ? (
    <>
      <Image {...imageProps(image)} alt={name} sizes="20rem" className="client-logo forced-colors:hidden" />
      <span className="hidden forced-colors:inline">{name}</span>
    </>
  ) : (
    name
  );

export const fragment = graphql`
  fragment LogosSection on Logos {
    ...LogosFields
    logos {
      image {
        file {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH, breakpoints: [240, 480])
          }
        }
      }
    }
  }
`;
