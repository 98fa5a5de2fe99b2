import { isSame } from '../app/same-value.ts';
import { baseNow, type JournalRecord, type StoredBody } from './journal-record.ts';

/** How something that was found gets back to where it was typed. */
export type RestorePlan =
  /** The platform has it already. */
  | { readonly kind: 'stored' }
  /** Nobody changed anything meanwhile: it goes on from what is stored. */
  | { readonly kind: 'as-is' }
  /** Somebody did: both are brought together, from what they began with. */
  | { readonly kind: 'merge'; readonly base: unknown };

/** @param now the newest draft of the platform */
export function planRestore(record: JournalRecord, now: StoredBody): RestorePlan {
  if (isSame(record.body, now.body)) return { kind: 'stored' };
  const base = baseNow(record, now);
  return base === now ? { kind: 'as-is' } : { kind: 'merge', base: base.body };
}
