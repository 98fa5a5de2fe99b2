import { useEffect, useRef } from 'react';
import { ScrollRestoration, useLoaderData, useLocation, useNavigation, useRevalidator } from 'react-router';
import type { ClientPlan } from '../tree/client-plan.ts';
import { applyHead } from './apply-head.ts';
import { watchLazyImages } from './lazy-images.ts';
import { hidePageLoader, showPageLoader } from './page-loader.ts';
import { watchConsent } from './watch-consent.ts';

/**
 * What a document load does by itself and an in-app move must do: title, language, scroll, focus, loader.
 * @param onReady called once moves may begin: the first page is hydrated, and its scroll position will be kept
 */
export function NavigationEffects({ onReady }: { onReady: () => void }) {
  const plan = useLoaderData<ClientPlan>();
  const { state } = useNavigation();
  const { key } = useLocation();
  const shown = useRef(plan);

  // By the location too: a screen that was fetched ahead may be there before React has seen the move begin, and the
  // starter has shown the loader at the click.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for "a move has ended"
  useEffect(() => {
    if (state === 'idle') hidePageLoader();
    else showPageLoader();
  }, [state, key]);

  useEffect(() => {
    const before = shown.current;
    shown.current = plan;
    if (before === plan) return;
    applyHead(plan);
    if (before.url !== plan.url) closeMenus();
    watchLazyImages();
    watchConsent();
    // A screen reader starts at the new page, not in the middle of nowhere. A page that only refreshed keeps its focus.
    if (before.url !== plan.url) document.getElementById('main')?.focus({ preventScroll: true });
  }, [plan]);

  useEffect(onReady, [onReady]);

  useStatusPolling(plan.pollMs);
  return <ScrollRestoration />;
}

/** A menu is done once it has led somewhere; the new document of a page load would show it closed. */
function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('header details[open]')) menu.open = false;
}

/** Asks for the Plan again while the application is being processed: never twice at a time, never while the tab is hidden. */
function useStatusPolling(everyMs: number | undefined) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (everyMs === undefined || state !== 'idle') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = () => {
      clearTimeout(timer);
      // Up to a tenth more, so that thousands of waiting customers do not ask in step (security decision 12).
      if (!document.hidden) timer = setTimeout(() => void revalidate(), everyMs * (1 + Math.random() / 10));
    };
    plan();
    document.addEventListener('visibilitychange', plan);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', plan);
    };
  }, [everyMs, revalidate, state]);
}
