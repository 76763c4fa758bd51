/** The turned-up corner of an inverse surface. The parent element is its containing block. */
export const FoldEdge = () => (
  <div aria-hidden="true" className="fold-edge print:hidden forced-colors:hidden" />
);
