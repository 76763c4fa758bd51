import { graphql } from 'gatsby';
import { imageProps } from '../../ui/image-props';
import { Prose, type ProseProps } from '../../ui/prose';
import type { ProseData } from '../../content-model/parts/prose';

type ProseBodyProps = Pick<ProseProps, 'isPage' | 'className'> & { body: ProseData };

/** The text of a Markdown file. */
export const ProseBody = ({ body: { blocks, links, images }, ...rest }: ProseBodyProps) => (
  <Prose
    {...rest}
    blocks={blocks}
    links={links}
    images={images.map((image) => ({ ...imageProps(image), alt: image.alt }))}
  />
);

export const fragment = graphql`
  fragment ProseBody on Prose {
    blocks
    links
    images {
      src
      alt
      file {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 800, 1200, 1600])
        }
      }
    }
  }
`;
