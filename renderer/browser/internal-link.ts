/** Paths that are files or the platform's, not screens. */
const notScreens = /^\/(v2|assets|media|illustrations|studio|sandbox\/|_)|\.[a-z0-9]+$/i;

/** Address of the screen of this site that a link under `target` leads to; null for anything else. */
export function internalLink(target: EventTarget | null): URL | null {
  const anchor = target instanceof Element ? target.closest('a') : null;
  // A link inside of a drawing has an address of another kind; the browser follows it alone.
  if (
    !(anchor instanceof HTMLAnchorElement) ||
    !anchor.href ||
    anchor.target === '_blank' ||
    anchor.hasAttribute('download')
  )
    return null;
  const url = new URL(anchor.href);
  return url.origin === location.origin && !notScreens.test(url.pathname) ? url : null;
}
