import { useLayoutContent } from '../../layout/use-layout-content';
import { Image } from '../../ui/image';
import { imageProps } from '../../ui/image-props';
import type { ServicesContent } from './definition';

export type WebsiteContent = NonNullable<ServicesContent['services'][number]['website']>;

/** The page of a shop in a frame that visitors make narrower. Its layout changes with the width of the frame. */
export function Website({ name, shop, links, title, action, image, products }: WebsiteContent) {
  const { labels } = useLayoutContent();
  return (
    <div className="website absolute inset-0">
      <div role="img" aria-label={name}>
        <div aria-hidden="true">
          <p>
            <b>{shop}</b>
            {links.map((link, index) => (
              <span key={index}>{link}</span>
            ))}
          </p>
          <div>
            <Image {...imageProps(image)} alt="" sizes="(min-width: 40rem) 42rem, 90vw" />
            <b className="font-display">{title}</b>
            <span>{action}</span>
          </div>
          <ul>
            {products.map((product, index) => (
              <li key={index}>
                <Image {...imageProps(product.image)} alt="" sizes="12rem" />
                <b>{product.title}</b>
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
        onInput={({ currentTarget: { parentElement, value } }) =>
          parentElement?.style.setProperty('--width', `${value}%`)
        }
      />
    </div>
  );
}
