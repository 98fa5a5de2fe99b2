/** The package brings no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'woff' | 'truetype';
      noHinting?: boolean;
      keepFeatures?: readonly string[];
    },
  ): Promise<Uint8Array>;
}
