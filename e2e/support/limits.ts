/** Limits for a first visit, compressed, in bytes. */
export const limits = {
  /** The scripts of the home page. */
  script: 101_000,
  /** 8 kB more for kinds that the home page does not show. */
  scriptOfAnyPage: 109_000,
  /** What integrations.json adds, with the question for consent. */
  scriptOfIntegrations: 2000,
  font: 50_000,
  homeDocument: 16_500,
  placeholderDocument: 8_300,
  /** All requests with their headers, and all images: those below the screen load after the page. */
  phone: 380_000,
  desktop: 400_000,
  /** The first flight of a TCP connection: ten packets of 1,460 bytes (RFC 6928). */
  firstFlight: 14_600,
};
