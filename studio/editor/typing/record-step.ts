import { isRecord } from '#registry/is-record.ts';

/** The part of Puck's history that writing into it needs. */
interface WithHistory {
  readonly history: {
    readonly histories: readonly { readonly state: unknown }[];
    readonly index: number;
    readonly setHistories: (histories: never) => void;
  };
}

/**
 * Puck's state with the indexes it keeps beside its data. It hands them out under a name of its own; in a version that
 * does not, null.
 */
export function wholeState(puck: object): Readonly<Record<string, unknown>> | null {
  const hidden: unknown = '__private' in puck ? puck.__private : null;
  const state = isRecord(hidden) ? hidden['appState'] : null;
  return isRecord(state) && isRecord(state['indexes']) ? state : null;
}

/**
 * Makes what stands on the page a step of the history, at once. Puck itself waits a quarter of a second and takes all that
 * was done meanwhile for one step: two quick moves would be undone together.
 */
export function recordStep(puck: WithHistory): void {
  const { histories, index, setHistories } = puck.history;
  const state = wholeState(puck);
  // Not text from others: Puck's own state, given back to it.
  if (state) setHistories([...histories.slice(0, index + 1), { state }] as never);
}
