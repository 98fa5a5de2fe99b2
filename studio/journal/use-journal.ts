import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useStaff } from '../app/staff-session.tsx';
import { createJournal, type Journal, type JournalState } from './journal.ts';

/**
 * The journal of something this person types into, open for as long as it is on the screen.
 * @param name what is typed into, as `journalName` says it
 */
export function useJournal(name: string): { readonly journal: Journal } & JournalState {
  const { self } = useStaff();
  const journal = useMemo(
    () =>
      createJournal({
        storage: localStorage,
        locks: navigator.locks,
        onStorage: (heard) => {
          addEventListener('storage', heard);
          return () => removeEventListener('storage', heard);
        },
        person: self.email,
        name,
        now: Date.now,
        makeId: () => crypto.randomUUID(),
      }),
    [self.email, name],
  );
  useEffect(() => {
    journal.open();
    return journal.close;
  }, [journal]);
  return { journal, ...useSyncExternalStore(journal.subscribe, journal.state) };
}
