/** Paths that are files, which all have an extension, or the platform's: not screens. */
const notScreens = /^\/(v2|media|studio|sandbox\/|_)|\.[a-z0-9]+$/i;

/** Address that a link under `target` opens in place of this page; nothing for anything else. */
export function linkAway(target: EventTarget | null): URL | false | null {
  const anchor =
    target instanceof Element && target.closest<HTMLAnchorElement>('a:not([download],[target=_blank])');
  // A link inside of a drawing has an object for an address, which never begins so; the browser follows it alone.
  return anchor && /^http/.test(anchor.href) && new URL(anchor.href);
}

/** Whether an address is a screen of this site, which the running page can show itself. */
export const isScreen = (url: URL): boolean =>
  url.origin === location.origin && !notScreens.test(url.pathname);
