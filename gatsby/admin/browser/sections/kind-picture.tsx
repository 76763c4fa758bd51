import { besideConfiguration } from '../beside-configuration';

/** The picture of a kind in the guide for editors. A kind can be without one. */
export const KindPicture = ({ kind }: { kind: string }) => (
  <img src={besideConfiguration(`kinds/${kind}.webp`).href} alt="" loading="lazy" />
);
