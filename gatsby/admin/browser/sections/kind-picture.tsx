/** The picture of a kind in the guide for editors, beside the configuration. A kind can be without one. */
export const KindPicture = ({ kind }: { kind: string }) => {
  const base = document.querySelector<HTMLLinkElement>('link[rel="cms-config-url"]')?.href;
  return <img src={new URL(`kinds/${kind}.webp`, base).href} alt="" loading="lazy" />;
};
