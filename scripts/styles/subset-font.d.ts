/** The package brings no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'woff' | 'truetype';
      noHinting?: boolean;
      /** Axes that are held at a value, such as `{ wght: 500 }`. */
      variationAxes?: Readonly<Record<string, number>>;
      keepFeatures?: readonly string[];
    },
  ): Promise<Uint8Array>;
}
