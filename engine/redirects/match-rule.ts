/** Whether a rule for `url` is about a path: the very one, or with `*` at its end whatever begins so. */
export const matchesRule = (url: string, path: string): boolean =>
  url === path || (url.endsWith('*') && path.startsWith(url.slice(0, -1)));
