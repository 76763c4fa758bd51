import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Prose, type ProseProps } from '../../ui/prose';
import type { ProseData } from '../../content-model/parts/prose';

type ProseBodyProps = Pick<ProseProps, 'isPage' | 'side' | 'className'> & { body: ProseData };

/** The text of a Markdown file. */
export const ProseBody = ({ body, ...rest }: ProseBodyProps) => <Prose {...rest} {...body} />;

interface EntryBodyProps {
  body: ProseData;
  children: ReactNode;
}

/** The text of a post or case study, with what is beside its start. */
export const EntryBody = ({ body, children }: EntryBodyProps) => (
  <div className="overflow-x-clip py-rhythm print:py-6">
    <div className="page-container">
      <ProseBody body={body} isPage side={children} className="flow-root" />
    </div>
  </div>
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
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 800, 1200, 1600, 2000])
        }
      }
    }
  }
`;
