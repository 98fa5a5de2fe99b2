import type { Problem } from '#engine/plan.ts';
import { pagePerson } from '#engine/react/page-person.ts';
import { Failed, SiteOffline } from '#engine/react/platform-failures.ts';
import { readResponse } from '#engine/react/read-response.ts';
import { nobody, unknownPerson } from '#schemas/page-person.ts';
import type { ClientPlan } from '../tree/client-plan.ts';

type PlanAnswer =
  | { readonly kind: 'page'; readonly plan: ClientPlan | null }
  | { readonly kind: 'problem'; readonly plan: ClientPlan | null; readonly problem: Problem }
  | { readonly kind: 'redirect'; readonly to: string };

/** Milliseconds from the answer to a press until the click that belongs to it; no more, for an edit could go live. */
const pressedForMs = 1000;

interface Ahead {
  readonly answer: Promise<PlanAnswer>;
  pressed: boolean;
  /** Milliseconds since the epoch until which the answer is as good as one asked for now; always, while it is under way. */
  goodUntil: number;
}

/** The address asked for leads on to another one. */
export interface MovedScreen {
  readonly movedTo: string;
}

/** Fetches the Plan of the next screen together with the code and the texts of its live blocks. */
export interface PlanLoader {
  /** @throws PlatformFailure `SiteOffline` also where the site's offline screen came in place of the page */
  load(url: URL, signal?: AbortSignal): Promise<ClientPlan | MovedScreen>;
  /**
   * A hint (`pressed` false) warms what a move takes: code and texts of the next screen, and its Plan in the browser's cache. It
   * is not shown by itself, since what an editor publishes is to be seen at the next move. The press of a link asks anew,
   * which costs an unchanged page no more than a 304, and a move finds that answer under way or there.
   */
  prefetch(url: URL, pressed: boolean): void;
  /** What was fetched ahead is older than what the customer has just done: it is asked for again. */
  forget(): void;
}

/** What a loader is given of its page. */
interface Page {
  /** Fetches what the blocks of a plan need. */
  readonly preload: (plan: ClientPlan) => Promise<unknown>;
  /** Address of the code that runs here; undefined in development. */
  readonly runtime: string | undefined;
  /** Leaves for the document of an address. */
  readonly leave: (url: URL) => void;
}

export function createPlanLoader({ preload: preloadPlan, runtime, leave }: Page): PlanLoader {
  const prefetched = new Map<string, Ahead>();
  /** Moves under way. The idle time in which a hint is followed may come after the click itself. */
  const loading = new Set<string>();

  const ask = async (url: URL, signal?: AbortSignal): Promise<PlanAnswer> => {
    const init: RequestInit = { headers: { accept: 'application/json' }, credentials: 'same-origin' };
    const sending = fetch(`/_plan${url.pathname}${url.search}`, signal ? { ...init, signal } : init);
    const { body } = await readResponse(sending, { signal });
    const answer = body as PlanAnswer;
    // Over the shown page, not in its place: nothing that was typed there is lost.
    if (answer.kind === 'problem' && answer.problem.status === 503 && answer.problem.text)
      throw new SiteOffline(answer.problem.text);
    return answer;
  };
  /** A Plan of another build names texts and properties that the code of this page may not know. */
  const isForeign = ({ runtime: wanted }: ClientPlan) => wanted !== undefined && wanted !== runtime;
  /** Somebody else has signed in or out meanwhile: nothing of this page may stay around their screen. */
  const isOthers = ({ person = nobody }: ClientPlan) =>
    ![person, unknownPerson].includes(pagePerson()) && person !== unknownPerson;
  const preload = async (answer: PlanAnswer) => {
    if (answer.kind !== 'redirect' && answer.plan && !isForeign(answer.plan)) await preloadPlan(answer.plan);
  };

  return {
    prefetch: (url, pressed) => {
      const key = url.pathname + url.search;
      if (loading.has(key) || key === location.pathname + location.search) return;
      const known = prefetched.get(key);
      if (known && (!pressed || known.goodUntil > Date.now())) {
        known.pressed ||= pressed;
        return;
      }
      const ahead: Ahead = { answer: ask(url), pressed, goodUntil: Number.POSITIVE_INFINITY };
      prefetched.set(key, ahead);
      ahead.answer
        .then((answer) => {
          ahead.goodUntil = ahead.pressed ? Date.now() + pressedForMs : 0;
          return preload(answer);
        })
        .catch(() => prefetched.delete(key));
    },
    forget: () => prefetched.clear(),
    load: async (url, signal) => {
      const key = url.pathname + url.search;
      const known = prefetched.get(key);
      prefetched.delete(key);
      const fresh = known && known.goodUntil > Date.now();
      loading.add(key);
      const answered = async () => {
        const answer = await (fresh ? known.answer.catch(() => ask(url, signal)) : ask(url, signal));
        await preload(answer);
        return answer;
      };
      const answer = await answered().finally(() => loading.delete(key));
      if (answer.kind === 'redirect') return { movedTo: answer.to };
      if (!answer.plan) throw new Failed('', 200);
      if (!isForeign(answer.plan) && !isOthers(answer.plan)) return answer.plan;
      // A newer build went live since this page was loaded, or it is another person's. The move ends with the page.
      leave(url);
      return new Promise(() => undefined);
    },
  };
}
