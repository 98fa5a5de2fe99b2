import type { IsoDate } from '#money/calendar.ts';

/**
 * The entry in force on a day: the newest one begun, so an entry counts from the first moment of its `from`. Of two that
 * begin on one day the later in the list counts, as editors add below. Days as `YYYY-MM-DD`, which sort as they follow.
 * @returns null when none has begun
 */
export function inForce<T extends { readonly from: IsoDate }>(
  entries: readonly T[],
  today: IsoDate,
): T | null {
  return entries.reduce<T | null>(
    (found, entry) => (entry.from <= today && (found === null || entry.from >= found.from) ? entry : found),
    null,
  );
}
