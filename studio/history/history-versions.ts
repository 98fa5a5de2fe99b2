import type { ContentHistoryItem } from '#schemas/content-entry.ts';

/** A row of the history with the body before it, for the comparison. */
export interface HistoryStep {
  readonly item: ContentHistoryItem;
  /** Body before this step; undefined for the first. */
  readonly before: unknown;
  /** Body after it. */
  readonly after: unknown;
  /** Whether the step changed the draft, so that there is something to see and to restore. */
  readonly wrote: boolean;
  /** Name of the row in lists: a version may have been published several times. */
  readonly id: string;
}

const writing: ReadonlySet<ContentHistoryItem['action']> = new Set([
  'create',
  'change',
  'restore',
  'roll-back',
]);

/**
 * The history as steps, newest first.
 * @param items newest first, as the platform answers
 */
export function historySteps(items: readonly ContentHistoryItem[]): HistoryStep[] {
  let body: unknown;
  const oldestFirst = items.toReversed().map((item, index): HistoryStep => {
    const wrote = writing.has(item.action) && item.data !== null && item.data !== undefined;
    const before = body;
    if (wrote) body = item.data;
    return { item, before, after: body, wrote, id: `${item.version}-${item.action}-${index}` };
  });
  return oldestFirst.toReversed();
}
