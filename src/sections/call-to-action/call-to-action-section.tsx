import { ActionLinks } from '../../ui/controls/action-links';
import { Image } from '../../ui/image';
import { SectionFrame, SectionHead } from '../../ui/section';
import type { CallToActionContent } from './definition';

export default function CallToActionSection({ content }: { content: CallToActionContent }) {
  const { anchor, title, text, image, actions } = content;
  return (
    <SectionFrame id={anchor}>
      <div className="inverse folded-corner panel relative break-inside-avoid overflow-clip ps-(--outside) pe-gutter pt-[calc(var(--fold)*var(--fold-depth)+1rem)] pb-[clamp(2.5rem,5vw,4.5rem)] [--color-ink-muted:var(--color-ink)] [--fold:clamp(4rem,9vw,9rem)] [--outside:max(var(--spacing-gutter),(100%-var(--content))/2)] lg:me-(--outside) lg:rounded-ee-large lg:pt-[clamp(4rem,7vw,8rem)] print:py-8 forced-colors:border forced-colors:py-8">
        {image && (
          <div className="absolute inset-y-0 end-0 w-[44%] [--cut:clamp(4rem,10vw,12rem)] slanted max-lg:hidden print:hidden forced-colors:hidden">
            <Image
              {...image}
              alt=""
              sizes="(min-width: 64rem) 45vw, 1px"
              className="size-full object-cover"
            />
          </div>
        )}
        <div className={image ? 'lg:max-w-[56%]' : 'lg:max-w-[52rem]'}>
          <SectionHead anchor={anchor} title={title} intro={text} />
          <ActionLinks actions={actions} className="mt-10" />
        </div>
      </div>
    </SectionFrame>
  );
}
