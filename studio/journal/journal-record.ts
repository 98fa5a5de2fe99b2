import { type Static, Type } from 'typebox';
import { Check } from 'typebox/value';
import { isSame } from '../app/same-value.ts';

const Stored = Type.Object({ version: Type.Integer(), body: Type.Unknown() });

/** What somebody typed and the platform does not have yet, as this browser keeps it. */
export const JournalRecord = Type.Object({
  body: Type.Unknown(),
  /** What the typing began from; null where nothing was stored yet. */
  base: Type.Union([Stored, Type.Null()]),
  /** What was sent to the platform and not answered: it may have it all the same. */
  sent: Type.Optional(Type.Unknown()),
  /** Milliseconds since the epoch. */
  at: Type.Number(),
});
export type JournalRecord = Static<typeof JournalRecord>;

/** An entry as the platform has it. */
export type StoredBody = Static<typeof Stored>;

const first = 'studio-journal';

/** Everything of one person, and everything they typed into one thing, begin alike. */
export const personPrefix = (person: string): string => `${first}/${encodeURIComponent(person)}/`;
export const thingPrefix = (person: string, name: string): string =>
  `${personPrefix(person)}${encodeURIComponent(name)}/`;
export const isJournalKey = (key: string): boolean => key.startsWith(`${first}/`);

/** The thing a record is about. */
export const nameOfKey = (key: string): string => decodeURIComponent(key.split('/')[2] ?? '');

/** Reads what a browser kept; null for anything else. */
export function readRecord(text: string | null): JournalRecord | null {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    return Check(JournalRecord, found) ? found : null;
  } catch {
    return null;
  }
}

/**
 * What a record began from, seen from what is stored now: where the answer to a write was lost, the platform has what was
 * sent, and the typing went on from there.
 */
export function baseNow({ base, sent }: Pick<JournalRecord, 'base' | 'sent'>, now: StoredBody): StoredBody {
  if (base === null || base.version === now.version) return now;
  const isKnown = isSame(base.body, now.body) || (sent !== undefined && isSame(sent, now.body));
  return isKnown ? now : base;
}
