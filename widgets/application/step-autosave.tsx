import { CloudOff, CloudUpload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import { useFormParts } from '#ui/forms/form-parts.tsx';
import type { FormStore } from '#ui/forms/form-store.ts';
import { type Autosave, createAutosave, type DraftState } from './autosave.ts';

interface StepAutosaveProps {
  readonly save: (values: Readonly<Record<string, unknown>>, leaving: boolean) => Promise<unknown>;
  /** What was typed last, for a way back to this step. */
  readonly onTyped: (values: Readonly<Record<string, unknown>>) => void;
  /** Hands the draft's keeper over, so that it can be stopped before the step is sent. */
  readonly onReady: (autosave: Autosave) => void;
}

/** Stands under a step's form and keeps its answers on the server; says so in one quiet line. */
export function StepAutosave({ save, onTyped, onReady }: StepAutosaveProps) {
  const { store } = useFormParts();
  const [state, setState] = useState<DraftState>({ kind: 'idle', savedAt: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one keeper for the life of the step
  useEffect(() => {
    const autosave = createAutosave({ save, notify: setState, now: () => new Date() });
    onReady(autosave);
    const stop = store.state.subscribe(({ cells, phase }, before) => {
      if (cells === before.cells || phase !== 'editing') return;
      onTyped(store.submission());
      autosave.note(keptOf(store));
    });
    const hidden = () => {
      if (document.hidden) autosave.flush();
    };
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', autosave.flush);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', autosave.flush);
      autosave.flush();
    };
  }, [store]);
  return <DraftLine state={state} />;
}

/** Agreeing is done once and knowingly, and files are kept by themselves: neither belongs to a draft. */
const notKept: ReadonlySet<string> = new Set(['consent', 'password', 'file']);

function keptOf(store: FormStore): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(store.submission()).filter(([alias]) => !notKept.has(store.field(alias)?.type ?? '')),
  );
}

/** Not live: a voice that says "saved" after each answer would talk over the questions. */
function DraftLine({ state: { kind, savedAt } }: { readonly state: DraftState }) {
  const { t, locale } = usePage();
  const Icon = kind === 'failed' ? CloudOff : CloudUpload;
  const words =
    kind === 'failed'
      ? t('application.draft-failed')
      : savedAt
        ? t('application.draft-saved', {
            time: savedAt.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' }),
          })
        : t('application.draft-idle');
  return (
    <p className="mt-4 flex min-h-6 items-center justify-center gap-2 text-sm text-ink-soft">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {words}
    </p>
  );
}
