import type { Section } from '../../content-model/model';
import { Image } from '../../ui/image';
import { HeadedSection } from '../../ui/section';
import type { definition, PriceListContent } from './definition';
import * as styles from './price-list.module.css';

type Group = PriceListContent['groups'][number];
type Legend = PriceListContent['legend'];

export default function PriceListSection({ content }: Section<typeof definition>) {
  const { groups, legend, note } = content;
  return (
    <HeadedSection content={content}>
      <div className={`mt-head ${styles.groups}`}>
        {groups.map((group, index) => (
          <MenuGroup key={index} {...group} legend={legend} />
        ))}
      </div>
      {legend && (
        <ul role="list" className={styles.legend}>
          {legend.map(({ mark, meaning }) => (
            <li key={mark}>
              <b className={styles.mark}>{mark}</b> {meaning}
            </li>
          ))}
        </ul>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </HeadedSection>
  );
}

const MenuGroup = ({ title, text, items, legend }: Group & { legend: Legend }) => (
  <div className={styles.group}>
    <h3 className="text-title">{title}</h3>
    {text && <p className="mt-2 text-ink-muted">{text}</p>}
    <ul role="list" className="mt-5">
      {items.map((item, index) => (
        <MenuItem key={index} {...item} legend={legend} />
      ))}
    </ul>
  </div>
);

function MenuItem({
  title,
  text,
  prices,
  marks,
  image,
  legend,
}: Group['items'][number] & { legend: Legend }) {
  const meaningOf = (mark: string) => legend?.find((entry) => entry.mark === mark)?.meaning;
  return (
    <li className={styles.item}>
      {image && <Image {...image} sizes="5rem" className={styles.image} />}
      <p className={styles.name}>
        {title}
        {marks?.map((mark) => (
          <abbr key={mark} title={meaningOf(mark)} className={styles.mark}>
            {mark}
          </abbr>
        ))}
      </p>
      {text && <p className={styles.text}>{text}</p>}
      {prices && (
        <ul role="list" className={styles.prices}>
          {prices.map(({ price, label }, index) => (
            <li key={index}>
              {label && <span className={styles.label}>{label} </span>}
              {price}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
