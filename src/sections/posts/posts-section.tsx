import { graphql } from 'gatsby';
import { Link } from '../../ui/controls/link';
import { Image } from '../../ui/image';
import { imageProps } from '../../ui/image-props';
import { EntryList } from '../../layout/article/entry-list';
import { StatusMark } from '../../layout/article/status-mark';

type Content = Queries.PostsSectionFragment;

/** Posts of the blog, the latest first. */
export default function PostsSection({ content }: { content: Content }) {
  return (
    <EntryList content={content}>
      {content.posts.map((post) => (
        <PostRow key={post.slug} {...post} />
      ))}
    </EntryList>
  );
}

/** The whole row is a link. */
const PostRow = ({
  path,
  title,
  description,
  date,
  dateText,
  author,
  thumbnail,
  status,
}: Content['posts'][number]) => (
  <li className="group relative grid break-inside-avoid grid-cols-1 gap-x-gutter gap-y-5 border-t border-hairline py-8 last:border-b md:grid-cols-12">
    <p className="text-small text-ink-muted md:col-span-2">
      <time dateTime={date}>{dateText}</time>
      <br />
      {author.name}
    </p>
    <div className="md:col-span-6 lg:col-span-7">
      <StatusMark status={status} className="mb-3" />
      <h3 className="text-large text-balance">
        <Link href={path} className="transition-control group-hover:text-accent after:absolute after:inset-0">
          {title}
        </Link>
      </h3>
      <p className="mt-4 max-w-[38em] text-ink-muted">{description}</p>
    </div>
    {thumbnail && (
      <div className="max-md:-order-1 md:col-span-4 lg:col-span-3">
        <div className="overflow-clip rounded-large">
          <Image
            {...imageProps(thumbnail)}
            alt=""
            sizes="(min-width: 48rem) 25vw, 100vw"
            className="aspect-3/2 w-full bg-sunken object-cover transition-transform duration-500 group-hover:scale-103"
          />
        </div>
      </div>
    )}
  </li>
);

export const fragment = graphql`
  fragment PostsSection on Posts {
    anchor
    title
    intro
    link {
      ...LinkFields
    }
    pagination {
      ...PaginationFields
    }
    posts {
      slug
      path
      title
      description
      date
      dateText
      status
      author {
        name
      }
      thumbnail: cover {
        src
        focalPoint
        file {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1.5, breakpoints: [320, 640, 960])
          }
        }
      }
    }
  }
`;
