import type { SiteFacts } from '#schemas/studio/site-facts.ts';
import { computedMap } from './computed-map.ts';

/** Kind -> key -> whether it is live in any language. */
type Entries = SiteFacts['entries'];

/** Keys of a kind, or all it has. */
export type Wanted = ReadonlySet<string> | 'all';

/** An entry's coordinates but for its language, and whether it is live in any. */
export interface EntryKey {
  readonly kind: string;
  readonly key: string;
  readonly live: boolean;
}

/** Entries of a site that has too many to read them all for one body. */
export interface AskedEntries {
  readonly entries: Entries;
  /** What was asked for and is not known yet, by kind; empty when all answers were right. */
  takeWanted(): ReadonlyMap<string, Wanted>;
  /** @param found of what was wanted, all there is */
  learn(wanted: ReadonlyMap<string, Wanted>, found: readonly EntryKey[]): void;
}

/**
 * Entries that are read as they are asked for: what is not known yet is noted, and answered as if it were not there.
 * @param kinds every kind there is
 */
export function createAskedEntries(kinds: readonly string[]): AskedEntries {
  /** By kind and key; undefined for what is not there. */
  const known = new Map<string, Map<string, boolean | undefined>>();
  const whole = new Set<string>();
  const wanted = new Map<string, Set<string> | 'all'>();
  const ofKind = (kind: string): Map<string, boolean | undefined> => {
    const keys = known.get(kind) ?? new Map<string, boolean | undefined>();
    known.set(kind, keys);
    return keys;
  };
  const want = (kind: string, key: string): void => {
    const keys = wanted.get(kind) ?? new Set<string>();
    wanted.set(kind, keys);
    if (keys !== 'all') keys.add(key);
  };
  const there = (kind: string): ReadonlyMap<string, boolean> =>
    new Map(
      [...ofKind(kind)].flatMap(([key, live]): [string, boolean][] =>
        live === undefined ? [] : [[key, live]],
      ),
    );
  const keysOf = (kind: string): ReadonlyMap<string, boolean> =>
    computedMap(
      (key) => {
        if (!whole.has(kind) && !ofKind(kind).has(key)) want(kind, key);
        return ofKind(kind).get(key);
      },
      () => {
        if (!whole.has(kind)) wanted.set(kind, 'all');
        return there(kind);
      },
    );
  const all = new Map(kinds.map((kind) => [kind, keysOf(kind)]));
  return {
    entries: computedMap(
      (kind) => all.get(kind),
      () => all,
    ),
    takeWanted: () => {
      const taken = new Map(wanted);
      wanted.clear();
      return taken;
    },
    learn: (asked, found) => {
      for (const [kind, keys] of asked)
        if (keys === 'all') whole.add(kind);
        else for (const key of keys) ofKind(kind).set(key, undefined);
      for (const { kind, key, live } of found) ofKind(kind).set(key, live);
    },
  };
}
