import 'react';

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/consistent-indexed-object-style -- only an interface adds to another one
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined;
  }
}
