/** Stands in for `markdown-to-jsx` in the bundle (vite.config.ts). Nothing renders it: our templates show plain text. */
export function Markdown(): null {
  return null;
}
