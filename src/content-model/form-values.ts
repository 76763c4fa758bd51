/**
 * Digits of any script, with marks between thousands and before decimals as in any language.
 *
 * @see https://design-system.service.gov.uk/components/text-input/#numbers
 */
export const numberPattern = String.raw`-?\p{Nd}*([.,’'\s]\p{Nd}{2,3})*[.,]?\p{Nd}+`;
