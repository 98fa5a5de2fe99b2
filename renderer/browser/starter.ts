import { prefetchIdleTimeoutMs } from '#schemas/constants.ts';
import { createChunkHints } from './chunk-hints.ts';
import { recoverMissingChunk } from './chunk-reload.ts';
import { leaveIfReachable } from './connection.ts';
import { keepEvents } from './early-events.ts';
import { isScreen, linkAway } from './internal-link.ts';
import { watchLazyImages } from './lazy-images.ts';
import { ignore } from './named-module.ts';
import { watchConnection } from './offline-notice.ts';
import { hidePageLoader, showPageLoader } from './page-loader.ts';
import type { Runtime } from './runtime.tsx';
import { listenForConsent, watchConsent } from './watch-consent.ts';
import { listenForSignOut, watchArrival } from './watch-visitor.ts';

/*
 * The only script a page starts with (under 2 kB gzip; a test measures it). It knows nothing of React: it watches the
 * hydration policies, the first touch of a block and of a link, and only then fetches the runtime and hands over.
 */

const hint = createChunkHints();
let starting: Promise<Runtime> | undefined;

/**
 * The built runtime is fetched by the address the document gives. A plain `import('./runtime.tsx')` would bring Vite's
 * preload helper into the starter, half its weight again, for what the hints do already.
 */
const importRuntime = (): Promise<typeof import('./runtime.tsx')> =>
  import.meta.env.DEV ? import('./runtime.tsx') : import(/* @vite-ignore */ hint()[0] ?? '');

/** The runtime, fetched at the first need. What failed may be tried again. */
function runtime(): Promise<Runtime> {
  starting ??= importRuntime()
    .then(({ startRuntime }) => startRuntime({ takeEvents: events.take }))
    .catch((error: unknown) => {
      starting = undefined;
      throw error;
    });
  return starting;
}

const wake = (block: Element) => {
  const id = block.getAttribute('data-block');
  hint(block.getAttribute('data-widget') ?? '');
  // What came to nothing is tried again at the next touch.
  if (id !== null) runtime().then(({ wake: wakeBlock }) => wakeBlock(id), recoverMissingChunk);
};
const events = keepEvents(wake);
const blocksOf = (policy: string) => document.querySelectorAll(`[data-hydrate="${policy}"]`);
/** Safari has no idle callback; a short timer stands in. */
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(act, { timeout: prefetchIdleTimeoutMs })
    : setTimeout(act, 200);

for (const block of blocksOf('load')) wake(block);
for (const block of blocksOf('idle')) whenIdle(() => wake(block));
const visible = new IntersectionObserver(
  (entries) => {
    for (const entry of entries)
      if (entry.isIntersecting) {
        visible.unobserve(entry.target);
        wake(entry.target);
      }
  },
  { rootMargin: '200px' },
);
for (const block of blocksOf('visible')) visible.observe(block);
if (document.querySelector('[data-poll]')) runtime().catch(recoverMissingChunk);

/**
 * Links keep working as links; the first hint that one will be followed fetches what following it takes, and its press
 * makes sure that nothing newer was published since.
 */
const hinted = (event: Event) => {
  const url = linkAway(event.target);
  if (url && isScreen(url))
    whenIdle(() => runtime().then(({ prefetch }) => prefetch(url, event.type === 'pointerdown'), ignore));
};
for (const hint of ['pointerover', 'pointerdown', 'focusin'])
  addEventListener(hint, hinted, { passive: true });

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
  if (url.hash && url.pathname + url.search === location.pathname + location.search) return;
  // What is no screen of ours is the browser's business, as long as it can do it.
  const moves = isScreen(url);
  if (!moves && navigator.onLine) return;
  event.preventDefault();
  showPageLoader();
  (moves ? runtime() : Promise.reject()).then(
    ({ navigate }) => navigate(url),
    () => leaveIfReachable(() => location.assign(url)).then(hidePageLoader),
  );
});

watchConnection();
watchLazyImages();
watchConsent();
listenForConsent();
listenForSignOut();
whenIdle(watchArrival);
