import { Image } from '../../ui/image';
import { HeadedSection } from '../../ui/section';
import type { Section } from '../../content-model/model';
import type { definition, LogosContent } from './definition';
import * as styles from './logos.module.css';

type Logo = LogosContent['logos'][number];

export default function LogosSection({ content }: Section<typeof definition>) {
  const { logos } = content;
  return (
    <HeadedSection content={content}>
      <ul role="list" className={styles.logos}>
        {logos.map((logo) => (
          <li key={logo.name} className={styles.logo}>
            <ClientName {...logo} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

const ClientName = ({ name, image }: Logo) =>
  image ? (
    <>
      <Image {...image} alt={name} sizes="20rem" className={styles.image} />
      <span className={styles.name}>{name}</span>
    </>
  ) : (
    name
  );
