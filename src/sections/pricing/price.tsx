/** Longer texts are smaller and wrap. In characters: "£12,345+" is an amount, "from £149 / month" is not. */
const amountLength = 8;

/** A price is any text. */
export const Price = ({ text }: { text: string }) => (
  <p
    className={`font-display font-semibold ${text.length > amountLength ? 'text-large text-balance' : 'text-price'}`}
  >
    {text}
  </p>
);
