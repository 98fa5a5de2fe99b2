import { createStore, type StoreApi } from 'zustand/vanilla';
import { callPlatform } from '#engine/react/call-platform.ts';
import { Offline, SiteOffline } from '#engine/react/platform-failures.ts';
import { languagesPath } from '#schemas/calls/browser-paths.ts';
import { type CallRef, refAt } from '#schemas/calls/call-ref.ts';

/** Whether the platform has closed the site while this page ran. */
export interface ClosedSite {
  /** What the host says of it; null while the site is open. */
  readonly text: string | null;
  readonly asking: boolean;
  /** What the last question came to, while the site stays closed. */
  readonly still: 'closed' | 'no-connection' | null;
  readonly close: (text: string) => void;
  readonly open: () => void;
  /** Asks whether the site is open again, and opens it. Any answer but a 503 with the host's text says that it is. */
  readonly ask: (locale: string) => Promise<void>;
}

/** The smallest call that every host answers (`languages`, specification 7). */
const smallCall = refAt('GET', languagesPath);

/** @param call the way to the platform; a 503 of it comes back through `close` */
export function createClosedSite(
  call: (call: CallRef, input: { locale: string }) => Promise<unknown> = callPlatform,
): StoreApi<ClosedSite> {
  return createStore<ClosedSite>((set, get) => ({
    text: null,
    asking: false,
    still: null,
    close: (text) => set({ text }),
    open: () => set({ text: null, still: null }),
    ask: async (locale) => {
      if (get().asking) return;
      set({ asking: true, still: null });
      const failure = await call(smallCall, { locale }).then(
        () => null,
        (error: unknown) => error,
      );
      set({ asking: false });
      if (failure instanceof SiteOffline) set({ still: 'closed' });
      else if (failure instanceof Offline) set({ still: 'no-connection' });
      else get().open();
    },
  }));
}
