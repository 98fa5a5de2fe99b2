import { useCallback, useMemo, useState } from 'react';
import { useStaff } from '../../app/staff-session.tsx';
import { type LocalDraft, localDraft } from './local-draft.ts';

/**
 * What this person typed here and did not save, if a reload or a closed tab took it away.
 * @param name what is written, e.g. kind, key and language
 */
export function useLocalDraft(name: string) {
  const { self } = useStaff();
  const store = useMemo(() => localDraft(localStorage, `${self.email} ${name}`), [self.email, name]);
  const [found, setFound] = useState<LocalDraft | null>(() => store.read(Date.now()));
  const keep = useCallback(
    (body: unknown, base: unknown) => store.keep({ body, base, at: Date.now() }),
    [store],
  );
  /** It was saved, restored into the form and saved, or is not wanted. */
  const drop = useCallback(() => {
    store.drop();
    setFound(null);
  }, [store]);
  return { found, keep, drop, hide: () => setFound(null) };
}
