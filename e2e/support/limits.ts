/** Limits for a first visit, compressed, in bytes. */
export const limits = {
  /** The scripts of the home page. */
  script: 102_400,
  /** On sites with more kinds of section than the default content. */
  scriptOfAnyPage: 117_000,
  /** What integrations.json adds, with the question for consent. */
  scriptOfIntegrations: 2000,
  /** The button of the search. */
  scriptOfSearch: 400,
  font: 50_000,
  homeDocument: 13_300,
  placeholderDocument: 9700,
  /** All requests with their headers, and all images: those below the screen load after the page. */
  phone: 413_000,
  desktop: 414_000,
  /** The first flight of a TCP connection: ten packets of 1,460 bytes (RFC 6928). */
  firstFlight: 14_600,
};
