import type { EntryRef } from '#schemas/studio/entry-ref.ts';

/** The name of what somebody types into: an entry, or with an empty key a new one. */
export const journalName = ({ kind, key, locale }: EntryRef): string => JSON.stringify([kind, key, locale]);

/** The entry a name stands for; null for a name that is none. */
export function refOfName(name: string): EntryRef | null {
  try {
    const parts: unknown = JSON.parse(name);
    if (!Array.isArray(parts) || parts.length !== 3) return null;
    const [kind, key, locale] = parts.map(String);
    return { kind: kind ?? '', key: key ?? '', locale: locale ?? '' };
  } catch {
    return null;
  }
}
