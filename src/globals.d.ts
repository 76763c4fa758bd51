declare module '*.css';

/** A font file: its public address. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
