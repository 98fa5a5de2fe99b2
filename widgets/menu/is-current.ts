/** Whether `link` leads to the page at `path` (both without locale prefix); query and anchor make no difference. */
export function isCurrent(link: string, path: string): boolean {
  const [target = ''] = link.split(/[?#]/);
  return target.startsWith('/') && trimmed(target) === trimmed(path);
}

const trimmed = (path: string) => path.replace(/(?<=.)\/+$/, '');
