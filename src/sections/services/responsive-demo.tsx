import { useLayoutContent } from '../../layout/use-layout-content';
import { WidthSlider } from '../../ui/controls/width-slider';
import { Image } from '../../ui/image';
import type { Service } from './definition';

/** The page of a shop in a frame that visitors make narrower. Its layout changes with the width of the frame. */
export function ResponsiveDemo(props: NonNullable<Service['responsiveDemo']>) {
  const { name, shop, links, title, action, image, products } = props;
  const { labels } = useLayoutContent();
  return (
    <div className="absolute inset-0 rounded-medium bg-[linear-gradient(to_left,var(--color-hairline)_1px,transparent_0)] bg-size-[10%]">
      <div
        role="img"
        aria-label={name}
        // On phones the range ends at two thirds, which is as narrow as a page gets.
        className="@container h-full w-[calc(var(--width,100%)-var(--shift))] min-w-[40%] overflow-clip rounded-medium border border-hairline bg-(--art-cream) text-[0.8125rem]/[1.3] text-(--art-ink) max-sm:w-[calc(45%+0.55*var(--width,100%)-var(--shift))]"
      >
        <div
          aria-hidden="true"
          className="grid h-full grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_minmax(0,1fr)] [--pad:1.75rem] @max-[43rem]:grid-cols-[minmax(0,1fr)] @max-[43rem]:grid-rows-[auto_minmax(0,1fr)_auto] @max-[30rem]:[--pad:1rem]"
        >
          {/* In a narrow frame, the words become a button with two lines. */}
          <p className="col-span-full flex min-h-14 items-center gap-7 px-(--pad) @max-[30rem]:min-h-12 @max-[30rem]:after:h-2 @max-[30rem]:after:w-5 @max-[30rem]:after:border-y-[1.5px] @max-[18rem]:gap-2">
            <b className="flex-1 text-[1rem] font-semibold @max-[18rem]:text-[0.8125rem]">{shop}</b>
            {links.map((link, index) => (
              <span key={index} className="@max-[30rem]:hidden">
                {link}
              </span>
            ))}
          </p>
          {/* The headline is on the wall of the room, and the button on its floor. */}
          <div className="relative flex flex-col items-start px-(--pad) pt-9 pb-7 @max-[43rem]:pt-5 @max-[30rem]:py-3.5">
            <Image
              {...image}
              alt=""
              sizes="(min-width: 64rem) 52vw, 90vw"
              className="absolute inset-0 size-full object-cover"
            />
            <b className="relative font-display text-large font-semibold text-balance @max-[43rem]:text-[1.75rem] @max-[30rem]:text-[1.375rem] @max-[18rem]:text-[1.125rem]">
              {title}
            </b>
            <span className="relative mt-auto rounded-full bg-(--art-rust) px-5.5 py-2.75 font-semibold text-(--art-cream) @max-[30rem]:px-3.5 @max-[30rem]:py-1.75 @max-[30rem]:text-[0.75rem] @max-[18rem]:hidden">
              {action}
            </span>
          </div>
          <ul
            role="list"
            className="grid w-50 auto-rows-[minmax(0,1fr)] gap-3 px-4 pb-4 @max-[43rem]:w-auto @max-[43rem]:grid-cols-3 @max-[43rem]:gap-4 @max-[43rem]:px-(--pad) @max-[43rem]:py-4 @max-[30rem]:gap-2 @max-[30rem]:py-3 @max-[18rem]:grid-cols-1"
          >
            {products.map((product, index) => (
              <li
                key={index}
                className={`relative flex items-end gap-[0.3em] @max-[43rem]:min-h-32 ${index === 0 ? '' : '@max-[18rem]:hidden'}`}
              >
                <Image
                  {...product.image}
                  alt=""
                  sizes="12rem"
                  className="absolute inset-x-0 top-0 h-[calc(100%-1.5rem)] w-full rounded-small object-cover"
                />
                <b className="font-semibold text-balance">{product.title}</b>
                {product.price}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <WidthSlider label={labels.pageWidth} min={40} start={100} />
    </div>
  );
}
