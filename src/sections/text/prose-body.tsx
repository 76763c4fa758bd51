import { graphql } from 'gatsby';
import { imageProps } from '../../ui/image-props';
import { Prose, type ProseNode, type ProseProps } from '../../ui/prose';

type ProseBodyProps = Pick<ProseProps, 'isPage' | 'className'> & { body: Queries.ProseBodyFragment };

/** The text of a Markdown file. */
export const ProseBody = ({ body: { blocks, links, images }, ...rest }: ProseBodyProps) => (
  <Prose
    {...rest}
    // The type of the JSON that the content check writes.
    blocks={blocks as unknown as readonly ProseNode[]}
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
