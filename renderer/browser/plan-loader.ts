import { redirect } from 'react-router';
import { type ClientPlan, liveBlocks } from '../tree/client-plan.ts';
import type { ViewBank } from './view-bank.ts';

type PlanAnswer = { kind: 'page' | 'problem'; plan: ClientPlan | null } | { kind: 'redirect'; to: string };

/** A prefetched Plan may be used for this long; afterwards an edit could have gone live. */
const prefetchedForMs = 10_000;

/** Fetches the Plan of the next screen together with the code of its live blocks. */
export interface PlanLoader {
  load(url: URL, signal?: AbortSignal): Promise<ClientPlan | Response>;
  prefetch(url: URL): void;
  /** What was fetched ahead is older than what the customer has just done: it is asked for again. */
  forget(): void;
}

export function createPlanLoader(bank: ViewBank): PlanLoader {
  const prefetched = new Map<string, { answer: Promise<PlanAnswer>; at: number }>();
  /** Moves under way. The idle time in which a hint is followed may come after the click itself. */
  const loading = new Set<string>();

  const ask = async (url: URL, signal?: AbortSignal): Promise<PlanAnswer> => {
    const init: RequestInit = { headers: { accept: 'application/json' }, credentials: 'same-origin' };
    const response = await fetch(`/_plan${url.pathname}${url.search}`, signal ? { ...init, signal } : init);
    const answer = (await response.json()) as PlanAnswer;
    if (answer.kind !== 'redirect' && answer.plan)
      await bank.preload(liveBlocks(answer.plan).map((block) => block.type));
    return answer;
  };

  return {
    prefetch: (url) => {
      const key = url.pathname + url.search;
      if (loading.has(key) || key === location.pathname + location.search) return;
      const known = prefetched.get(key);
      if (known && Date.now() - known.at < prefetchedForMs) return;
      const answer = ask(url);
      answer.catch(() => prefetched.delete(key));
      prefetched.set(key, { answer, at: Date.now() });
    },
    forget: () => prefetched.clear(),
    load: async (url, signal) => {
      const key = url.pathname + url.search;
      const known = prefetched.get(key);
      prefetched.delete(key);
      const fresh = known && Date.now() - known.at < prefetchedForMs;
      loading.add(key);
      const asked = fresh ? known.answer.catch(() => ask(url, signal)) : ask(url, signal);
      const answer = await asked.finally(() => loading.delete(key));
      if (answer.kind === 'redirect') return redirect(answer.to);
      if (!answer.plan) throw new Error('The server had no screen to show.');
      return answer.plan;
    },
  };
}
