import type { EntryRef } from '#schemas/studio/entry-ref.ts';

/** Coordinates of an entry as one word, for comparing and as keys of lists. */
export const refName = ({ kind, key, locale }: EntryRef): string => JSON.stringify([kind, key, locale]);
