import { createChunkHints } from './chunk-hints.ts';
import { recoverMissingChunk } from './chunk-reload.ts';
import { leaveIfReachable } from './connection.ts';
import { keepEvents } from './early-events.ts';
import { isScreen, linkAway } from './internal-link.ts';
import { watchLazyImages } from './lazy-images.ts';
import { ignore } from './named-module.ts';
import { watchConnection } from './offline-notice.ts';
import { createPageLoader } from './page-loader.ts';
import type { Runtime } from './runtime.tsx';
import { listenForConsent, watchConsent } from './watch-consent.ts';
import { watchNear } from './watch-near.ts';
import { listenForSignOut, watchArrival } from './watch-visitor.ts';
import { whenIdle } from './when-idle.ts';

/*
 * The only script a page starts with (under 2 kB gzip; a test measures it). It knows nothing of React: it watches the
 * hydration policies, the first touch of a block and of a link, and only then fetches the runtime and hands over.
 */

const hint = createChunkHints();
const pageLoader = createPageLoader();
const here = () => location.href.split('#')[0];
const shown = here();
let starting: Promise<Runtime> | undefined;

/**
 * The runtime, fetched at the first need. What failed may be tried again. The built one is fetched by the address the document gives: a
 * plain `import('./runtime.tsx')` would bring Vite's preload helper into the starter, half its weight again, for what the hints do already.
 */
function runtime(): Promise<Runtime> {
  starting ??= (
    import.meta.env.DEV
      ? import('./runtime.tsx')
      : (import(/* @vite-ignore */ hint()[0] ?? '') as Promise<typeof import('./runtime.tsx')>)
  )
    .then(({ startRuntime }) => startRuntime({ takeEvents, pageLoader }))
    .catch((error: unknown) => {
      starting = undefined;
      throw error;
    });
  return starting;
}

const wake = (block: Element) => {
  hint(block.getAttribute('data-widget') ?? '');
  // What came to nothing is tried again at the next touch.
  runtime().then(({ wake: wakeBlock }) => wakeBlock(block), recoverMissingChunk);
};
const takeEvents = keepEvents(wake);
const all = (selector: string) => document.querySelectorAll(selector);

// A screen that asks for itself again and again needs the runtime, whether or not a block of it is awake.
for (const block of all('[data-hydrate=load],[data-poll]')) wake(block);
for (const block of all('[data-hydrate=idle]')) whenIdle(() => wake(block));
const visible = watchNear('200px', wake);
for (const block of all('[data-hydrate=visible]')) visible.observe(block);

/**
 * Links keep working as links; the first hint that one will be followed fetches what following it takes, and its press
 * makes sure that nothing newer was published since. A press waits for no idle time: on a busy page it would be taken for one of
 * that later moment, when its own move is long done.
 */
const hinted = (event: Event) => {
  const url = linkAway(event.target);
  if (url && isScreen(url)) {
    const pressed = event.type === 'pointerdown';
    const fetchAhead = () => runtime().then(({ prefetch }) => prefetch(url, pressed), ignore);
    if (pressed) fetchAhead();
    else whenIdle(fetchAhead);
  }
};
for (const hint of ['pointerover', 'pointerdown', 'focusin']) addEventListener(hint, hinted);

addEventListener('click', (event) => {
  const url = linkAway(event.target);
  if (
    !url ||
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  if (url.hash && url.href.split('#')[0] === here()) return;
  // What is no screen of ours is the browser's business, as long as it can do it.
  const moves = isScreen(url);
  if (!moves && navigator.onLine) return;
  event.preventDefault();
  pageLoader.show();
  (moves ? runtime() : Promise.reject()).then(
    ({ navigate }) => navigate(url),
    () => leaveIfReachable(() => location.assign(url)).then(pageLoader.hide),
  );
});

/** A form the browser sends by itself, such as a search, holds to the rule of links to files. */
addEventListener('submit', (event) => {
  if (event.defaultPrevented || navigator.onLine) return;
  event.preventDefault();
  leaveIfReachable(() => (event.target as HTMLFormElement).submit());
});

/**
 * Back to a screen that this document once moved on from, but was read anew since: the browser changes the address alone. The router,
 * which can change the page to it, takes this away when it starts.
 */
window.onpopstate = () => {
  if (here() !== shown) leaveIfReachable(() => location.reload());
};

watchConnection();
watchLazyImages();
watchConsent();
listenForConsent();
listenForSignOut();
whenIdle(watchArrival);

// Forms with a draft show it with the page, and not at their first touch. A strict privacy setting throws on the mere mention of a storage.
try {
  for (const block of all(sessionStorage['mozaika:drafts'])) wake(block);
} catch {}
