import { Image } from '../../../ui/image';
import { Illustration } from '../../illustration';
import type { Service } from '../definition';
import { Prototype } from './prototype';
import { ResponsiveDemo } from './responsive-demo';
import * as styles from './service-example.module.css';

const kinds = ['image', 'prototype', 'responsiveDemo', 'illustration'] as const;

export const exampleOf = (service: Service) => kinds.find((kind) => service[kind]);

interface ServiceExampleProps {
  service: Service;
  kind: (typeof kinds)[number];
  className: string;
}

/** What a service produces: an image, an illustration or an interactive example. */
export function ServiceExample({ service, kind, className }: ServiceExampleProps) {
  const { image, narrowImage, prototype, responsiveDemo, illustration } = service;
  const backdrop = responsiveDemo?.look?.backdrop;
  return (
    <div
      style={backdrop ? { backgroundColor: backdrop } : undefined}
      className={`${backdrop ? styles.backed : ''} ${illustration ? 'inverse dark:bg-surface' : ''} ${styles.example} ${styles[kind]} ${className}`.trim()}
    >
      {image && (
        <Image
          {...image}
          narrow={narrowImage}
          sizes="(min-width: 40rem) 100vw, 160vw"
          className={styles.picture}
        />
      )}
      {prototype && <Prototype {...prototype} />}
      {responsiveDemo && <ResponsiveDemo {...responsiveDemo} />}
      {illustration && <Illustration name={illustration} className={styles.drawing} />}
    </div>
  );
}
