import type { PostData } from '../../content-model/collections/post';
import { relatedPostsId } from '../../content-model/ids';
import type { EntryContext, PostContext } from '../../content-model/model';
import { useLayoutContent } from '../../layout/use-layout-content';
import { TextLink } from '../../ui/controls/text-link';
import { Byline } from '../../ui/portrait';
import { HeadedSection } from '../../ui/section';
import { PublishedDate } from '../entry-facts';
import { Film } from '../film';
import { NextEntry } from '../entry-links';
import { EntryPage } from '../entry-page';
import { PostRow } from '../list/post-row';
import { Topics } from '../list/topics';

export interface PostPageProps {
  entry: PostData & EntryContext<PostData> & PostContext<PostData>;
}

export default function PostPage({ entry }: PostPageProps) {
  const { author, coAuthors, date, topics, authorPages, related, relatedTitle, next } = entry;
  const { labels } = useLayoutContent();
  const authorAndTopics = (
    <>
      {[author, ...(coAuthors ?? [])].map(({ slug, name, role, image, lang }, index) => {
        const page = authorPages[index];
        return (
          <Byline key={slug} image={image} name={page ? <TextLink href={page}>{name}</TextLink> : name}>
            <span lang={lang ?? undefined}>{role}</span>
          </Byline>
        );
      })}
      {topics.links.length > 0 && <Topics {...topics} className="mt-6" />}
    </>
  );
  return (
    <EntryPage
      entry={entry}
      note={<PublishedDate date={date} />}
      place="below"
      start={__PARTS__.films && entry.film && <Film {...entry.film} className="pt-head" />}
      side={authorAndTopics}
    >
      {related.length > 0 ? (
        <HeadedSection
          content={{ anchor: relatedPostsId, title: relatedTitle ?? '', intro: null }}
          className="border-t border-hairline print:hidden"
        >
          <ol role="list" className="mt-head">
            {related.map((other, index) => (
              <PostRow
                key={other.slug}
                {...other}
                isFirst={index === 0}
                isLast={index === related.length - 1}
                isLead={index === 0 && other.cover !== null}
              />
            ))}
          </ol>
        </HeadedSection>
      ) : (
        <NextEntry label={labels.nextPost} entry={next} />
      )}
    </EntryPage>
  );
}
