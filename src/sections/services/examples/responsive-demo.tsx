import { useLayoutContent } from '../../../layout/use-layout-content';
import { WidthSlider } from '../../../ui/controls/width-slider';
import { Image } from '../../../ui/image';
import type { Service } from '../definition';
import { lookOfClient } from './client-look';
import * as styles from './responsive-demo.module.css';

/** The page of a shop in a frame that visitors make narrower. Its layout changes with the width of the frame. */
export function ResponsiveDemo(props: NonNullable<Service['responsiveDemo']>) {
  const { name, look, shop, links, title, action, image, products } = props;
  const { labels } = useLayoutContent();
  const client = lookOfClient(look);
  return (
    <div
      className={`${styles.demo} ${client.className}`.trim()}
      style={client.style}
    >
      <div
        {...client.pages}
        role="img"
        aria-label={name}
        className={`${styles.frame} ${client.pages.className}`.trim()}
      >
        <div aria-hidden="true" className={styles.page}>
          <p className={styles.menu}>
            <b className={styles.shop}>{shop}</b>
            {links.map((link, index) => (
              <span key={index} className={styles.word}>
                {link}
              </span>
            ))}
          </p>
          <div className={styles.banner}>
            <Image {...image} alt="" sizes="(min-width: 64rem) 52vw, 90vw" className={styles.image} />
            <b className={styles.title}>{title}</b>
            <span className={styles.action}>{action}</span>
          </div>
          <ul role="list" className={styles.products}>
            {products.map((product, index) => (
              <li
                key={index}
                className={index === 0 ? styles.product : `${styles.product} ${styles.further}`}
              >
                <Image {...product.image} alt="" sizes="12rem" className={styles.photo} />
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
