import { graphql } from 'gatsby';
import { MessagePage } from './message-page';

interface PlaceholderSectionProps {
  content: Queries.PlaceholderSectionFragment;
  heading: string;
}

/** The page's heading with the text that the page is under construction. */
const PlaceholderSection = ({ content, heading }: PlaceholderSectionProps) => (
  <MessagePage {...content} heading={heading} />
);

export default PlaceholderSection;

export const fragment = graphql`
  fragment PlaceholderSection on Placeholder {
    anchor
    text
    image {
      ...MessagePageImage
    }
    links {
      title
      href
    }
  }
`;
