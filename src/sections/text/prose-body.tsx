import { graphql } from 'gatsby';
import { Prose, type ProseProps } from '../../ui/prose';
import type { ProseData } from '../../content-model/parts/prose';

type ProseBodyProps = Pick<ProseProps, 'isPage' | 'className'> & { body: ProseData };

/** The text of a Markdown file. */
export const ProseBody = ({ body, ...rest }: ProseBodyProps) => <Prose {...rest} {...body} />;

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
