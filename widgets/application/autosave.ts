/** How a draft stands. `savedAt` is when the server last had all of it. */
export interface DraftState {
  readonly kind: 'idle' | 'saving' | 'saved' | 'failed';
  readonly savedAt: Date | null;
}

export interface AutosaveHost {
  /** @param leaving the page is being left: the call has to outlive it */
  readonly save: (values: Readonly<Record<string, unknown>>, leaving: boolean) => Promise<unknown>;
  readonly notify: (state: DraftState) => void;
  readonly now: () => Date;
}

/** Keeps on the server what is being typed: at most one call on its way, the newest values last. */
export interface Autosave {
  readonly note: (values: Readonly<Record<string, unknown>>) => void;
  /** Sends what waits, now: the page is hidden or the step is left. */
  readonly flush: () => void;
  /** Forgets what waits and resolves once nothing is on its way: the step itself is about to be sent. */
  readonly settle: () => Promise<void>;
}

/** Milliseconds of rest after which a draft is sent, and after which a failed one is tried again. */
const restMs = 1200;
const retryMs = 15_000;

export function createAutosave({ save, notify, now }: AutosaveHost): Autosave {
  let waiting: Readonly<Record<string, unknown>> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let flying: Promise<void> | null = null;
  let savedAt: Date | null = null;

  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => send(false), ms);
  };
  const trySaving = async (values: Readonly<Record<string, unknown>>, leaving: boolean) => {
    notify({ kind: 'saving', savedAt });
    try {
      await save(values, leaving);
      savedAt = now();
      notify({ kind: 'saved', savedAt });
    } catch {
      // The answers are still in the form; the newest ones are tried again in a while.
      waiting ??= values;
      notify({ kind: 'failed', savedAt });
      later(retryMs);
    }
  };
  const send = (leaving: boolean) => {
    clearTimeout(timer);
    if (waiting === null || flying) return;
    const values = waiting;
    waiting = null;
    flying = trySaving(values, leaving).finally(() => {
      const failed = waiting === values;
      flying = null;
      if (waiting !== null && !failed) later(restMs);
    });
  };
  return {
    note: (values) => {
      waiting = values;
      if (!flying) later(restMs);
    },
    flush: () => send(true),
    settle: async () => {
      clearTimeout(timer);
      waiting = null;
      await flying;
      clearTimeout(timer);
      waiting = null;
    },
  };
}
