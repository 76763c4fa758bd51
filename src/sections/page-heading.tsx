import { FoldEdge } from '../ui/fold-edge';

/** The heading of a page without a hero, on an inverse surface. */
export const PageHeading = ({ heading }: { heading: string }) => (
  <header className="inverse relative pt-[calc(var(--header)+clamp(5rem,16svh,11rem))] pb-[calc(var(--spacing-edge)+clamp(2rem,6svh,4rem))]">
    <div className="page-container">
      <h1 className="text-display">{heading}</h1>
    </div>
    <FoldEdge />
  </header>
);
