/** An `id` for the document made of parts that editors may have written: no spaces, so that ARIA can point to it. */
export const domId = (...parts: readonly (string | number)[]): string =>
  parts.join('-').replace(/[^\p{L}\p{N}_-]+/gu, '-');
