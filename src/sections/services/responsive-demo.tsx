import { useLayoutContent } from '../../layout/use-layout-content';
import { Image } from '../../ui/image';
import type { ServicesContent } from './definition';
import * as styles from './responsive-demo.module.css';
import * as slider from './width-slider.module.css';

export type ResponsiveDemoContent = NonNullable<ServicesContent['services'][number]['responsiveDemo']>;

/** The page of a shop in a frame that visitors make narrower. Its layout changes with the width of the frame. */
export function ResponsiveDemo({ name, shop, links, title, action, image, products }: ResponsiveDemoContent) {
  const { labels } = useLayoutContent();
  return (
    <div className={`${styles.ground} absolute inset-0 rounded-medium`}>
      <div
        role="img"
        aria-label={name}
        className={`${styles.frame} h-full min-w-[40%] overflow-clip rounded-medium border border-hairline bg-(--art-cream) text-[0.8125rem]/[1.3] text-(--art-ink)`}
      >
        <div aria-hidden="true" className={`${styles.page} grid h-full`}>
          <p className={`${styles.menu} col-span-full flex items-center`}>
            <b className={`${styles.brand} flex-1 font-semibold`}>{shop}</b>
            {links.map((link, index) => (
              <span key={index} className={styles.menuItem}>
                {link}
              </span>
            ))}
          </p>
          {/* The headline is on the wall of the room, and the button on its floor. */}
          <div className={`${styles.room} relative flex flex-col items-start`}>
            <Image
              {...image}
              alt=""
              sizes="(min-width: 40rem) 42rem, 90vw"
              className="absolute inset-0 size-full object-cover"
            />
            <b
              className={`${styles.headline} relative font-display leading-[1.05] font-semibold tracking-[-0.025em] text-balance`}
            >
              {title}
            </b>
            <span
              className={`${styles.button} relative mt-auto rounded-full bg-(--art-rust) font-semibold text-(--art-cream)`}
            >
              {action}
            </span>
          </div>
          <ul className={`${styles.products} grid auto-rows-[minmax(0,1fr)]`}>
            {products.map((product, index) => (
              <li
                key={index}
                className={`${index === 0 ? styles.firstProduct : styles.otherProduct} relative items-end gap-[0.3em]`}
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
      <input
        type="range"
        min="40"
        defaultValue="100"
        aria-label={labels.pageWidth}
        className={`${slider.slider} absolute appearance-none rounded-full`}
        onInput={({ currentTarget: { parentElement, value } }) =>
          parentElement?.style.setProperty('--width', `${value}%`)
        }
      />
    </div>
  );
}
