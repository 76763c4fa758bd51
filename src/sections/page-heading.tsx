/** The head of a page that begins without a hero: its one large heading on ink. */
export const PageHeading = ({ heading }: { heading: string }) => (
  <header className="page-heading stage">
    <div className="wrap">
      <h1 className="text-display">{heading}</h1>
    </div>
    <div className="fold-edge" aria-hidden="true" />
  </header>
);
