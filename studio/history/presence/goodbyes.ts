import { presence } from '#schemas/calls/staff/entries.ts';
import type { EntryRef } from '#schemas/studio/entry-ref.ts';

/** What a window says when it closes an entry. */
export interface Goodbye extends EntryRef {
  readonly window_id: string;
  readonly leave: true;
}

/** Goodbyes that may not have arrived, by the tab: nobody but its next window knows that they are due. */
const storageKey = 'mozaika-studio-goodbyes';

/** @returns what is due; nothing where the browser keeps nothing */
function readDue(): readonly Goodbye[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

function writeDue(due: readonly Goodbye[]): void {
  try {
    if (due.length === 0) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(due));
  } catch {
    // Then the missing signs of life tell it, half a minute later.
  }
}

/**
 * Says that a window has closed an entry, even while the page goes. It counts as due until it has arrived: without it the
 * window would hold the pen for half a minute, and whoever comes back in its tab would wait for themselves.
 */
export async function sayGoodbye(goodbye: Goodbye): Promise<void> {
  writeDue([...readDue().filter((one) => one.window_id !== goodbye.window_id), goodbye]);
  const arrived = await send(goodbye);
  if (arrived) writeDue(readDue().filter((one) => one.window_id !== goodbye.window_id));
}

/** Says what is due from windows that this tab had before; call it ahead of a sign of life. */
export async function sayDueGoodbyes(): Promise<void> {
  await Promise.all(readDue().map(sayGoodbye));
}

const send = (body: Goodbye): Promise<boolean> =>
  fetch(presence.path, {
    method: presence.method,
    keepalive: true,
    headers: { 'content-type': 'application/json', 'x-requested-with': 'mozaika' },
    body: JSON.stringify(body),
  }).then(
    // Whatever the answer: a session that has ended will not be let in with the same words later either.
    ({ status }) => status < 500,
    () => false,
  );
