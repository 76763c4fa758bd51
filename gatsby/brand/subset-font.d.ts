declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype' | 'woff' | 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }

  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
