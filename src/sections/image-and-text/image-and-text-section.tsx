import { columnSizes, Image } from '../../ui/image';
import { SectionFrame } from '../../ui/section';
import { ActionLinks } from '../../ui/controls/action-links';
import type { ImageAndTextContent } from './definition';
import { headingId } from '../../content-model/ids';

const columns = {
  left: { text: 'lg:col-start-8 xl:col-start-9', image: 'lg:col-start-1', mirror: '-scale-y-100' },
  right: { text: 'lg:col-start-1', image: 'lg:col-start-6', mirror: '-scale-100' },
};

export default function ImageAndTextSection({ content }: { content: ImageAndTextContent }) {
  const { anchor, title, paragraphs, image, imageSide, caption, actions } = content;
  const side = imageSide === 'left' ? 'left' : 'right';
  return (
    <SectionFrame id={anchor} className="[&+&]:pt-0">
      <div className="page-container grid grid-cols-1 gap-x-gutter gap-y-10 lg:grid-cols-12">
        <div
          className={`min-w-0 lg:col-span-5 lg:row-start-1 lg:border-t lg:border-hairline lg:pt-6 xl:col-span-4 ${columns[side].text}`}
        >
          <h2 id={headingId(anchor)} className="text-large">
            {title}
          </h2>
          <div className="mt-6 grid max-w-[38rem] gap-4">
            {paragraphs.map((paragraph, index) => (
              <p key={index} className={index === 0 ? 'text-lead' : 'text-ink-muted'}>
                {paragraph}
              </p>
            ))}
          </div>
          {actions && <ActionLinks actions={actions} className="mt-8" />}
        </div>
        <figure
          className={`order-first self-start lg:sticky lg:top-[calc(var(--header)+2rem)] lg:order-none lg:col-span-7 lg:row-start-1 print:static print:max-w-[28rem] print:break-inside-avoid ${columns[side].image}`}
        >
          {/* The folded corner is the lower one beside the text: mirrors the shape and keeps the image as it is. */}
          <div
            className={`folded-corner relative aspect-4/3 view-progress-[entry_40%_cover_50%] [--fold:clamp(2.25rem,4.5vw,4.5rem)] ${columns[side].mirror}`}
          >
            <Image
              {...image}
              sizes={columnSizes}
              className={`size-full rounded-large object-cover ${columns[side].mirror}`}
            />
          </div>
          {caption && <figcaption className="mt-4 text-small text-ink-muted">{caption}</figcaption>}
        </figure>
      </div>
    </SectionFrame>
  );
}
