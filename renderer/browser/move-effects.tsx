import { useEffect, useRef } from 'react';
import { ScrollRestoration, useLoaderData, useLocation, useNavigation } from 'react-router';
import type { ClientPlan } from '../tree/client-plan.ts';
import { applyHead } from './apply-head.ts';
import type { PageLoader } from './page-loader.ts';
import { watchConsent } from './watch-consent.ts';

/**
 * What a document load does by itself and an in-app move must do: title, language, scroll, focus, loader.
 * @param onReady called once moves may begin: the scroll position of the shown page will be kept
 */
export function MoveEffects({ onReady, pageLoader }: { onReady: () => void; pageLoader: PageLoader }) {
  const plan = useLoaderData<ClientPlan>();
  const { state } = useNavigation();
  const { key } = useLocation();
  const shown = useRef(plan);

  // By the location too: a screen that was fetched ahead may be there before React has seen the move begin, and the
  // starter has shown the loader at the click.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for "a move has ended"
  useEffect(() => {
    if (state === 'idle') pageLoader.hide();
    else pageLoader.show();
  }, [state, key]);

  useEffect(() => {
    const before = shown.current;
    shown.current = plan;
    if (before === plan) return;
    applyHead(plan);
    if (before.url !== plan.url) closeMenus();
    watchConsent();
    // A screen reader starts at the new page, not in the middle of nowhere. A page that only refreshed keeps its focus.
    if (before.url !== plan.url) document.getElementById('main')?.focus({ preventScroll: true });
  }, [plan]);

  useEffect(onReady, [onReady]);

  return <ScrollRestoration />;
}

/** A menu is done once it has led somewhere; the new document of a page load would show it closed. */
function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('header details[open]')) menu.open = false;
}
