import type { ConsentCategory } from './consent-cookie.ts';

/** Categories whose scripts already run on this page; what runs cannot be called back. */
const started = new Set<ConsentCategory>();

/** Whether a script of a category that is not in `allowed` has run on this page. */
export const ranWithout = (allowed: readonly ConsentCategory[]): boolean =>
  [...started].some((category) => !allowed.includes(category));

let before: Promise<void> = Promise.resolve();

/**
 * Starts the scripts that wait for one of these categories, in the order of the document. The very elements the parser
 * made are put back in their place without their inert type: the browser still holds them to the page's policy, and
 * nothing is written that Trusted Types would have to allow.
 */
export function startScripts(allowed: readonly ConsentCategory[]): Promise<void> {
  before = before.then(async () => {
    for (const script of document.querySelectorAll<HTMLScriptElement>('script[type="text/plain"]')) {
      const category = allowed.find((one) => one === script.dataset['consent']);
      if (category === undefined) continue;
      started.add(category);
      await start(script);
    }
  });
  return before;
}

/** A script from a file is waited for, unless it is `async`: the next one may build on it. */
function start(script: HTMLScriptElement): Promise<void> {
  const place = document.createComment('');
  script.replaceWith(place);
  if (script.dataset['consentType'] === 'module') script.type = 'module';
  else script.removeAttribute('type');
  const waits = script.hasAttribute('src') && !script.hasAttribute('async');
  const done = new Promise<void>((resolve) => {
    if (!waits) return resolve();
    script.addEventListener('load', () => resolve());
    // One that cannot be fetched must not hold the others up.
    script.addEventListener('error', () => resolve());
  });
  place.replaceWith(script);
  return done;
}
