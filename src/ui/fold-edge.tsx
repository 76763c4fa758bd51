/** The lower edge of an inverse surface, with a folded corner. The parent element is its containing block. */
export const FoldEdge = () => (
  <div aria-hidden="true" className="fold-edge print:hidden forced-colors:hidden" />
);
