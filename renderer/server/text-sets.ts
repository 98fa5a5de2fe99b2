import type { Registry } from '#registry/registry.ts';
import type { Widget } from '#registry/widget.ts';
import type { Texts } from '#schemas/texts.ts';

/**
 * Texts the browser's own parts use: loader, notices, popups, the not-found and the offline screen, whose words are the engine's, and what
 * is said of an application that could not begin.
 */
const runtimePrefixes = ['runtime.', 'error.404.', 'error.503.title', 'account.failed', 'account.wait'];

/** Name of the set that the runtime needs, and every view with it. */
export const runtimeSet = 'runtime';

/** Texts that the same widgets use. */
export interface TextSet {
  /** E.g. `runtime`, `loan-calculator` or `flow`. */
  readonly name: string;
  readonly texts: Texts;
  /** Types of the widgets that use them; for those of the runtime all that can live in the browser. */
  readonly types: ReadonlySet<string>;
}

/** Beginnings of the keys that a widget may use in the browser. */
export const prefixesOf = (type: string, registry: Registry): readonly string[] => [
  ...runtimePrefixes,
  `${type}.`,
  ...(registry.get(type)?.sharesTexts ?? []),
];

/** Beginnings of the keys that the runtime uses where no widget is. */
export const prefixesOfRuntime: readonly string[] = runtimePrefixes;

/** Whether a widget's blocks can live in the browser: by themselves, or because of what stands in them. */
export const mayWake = ({ hydrate, slots }: Pick<Widget, 'hydrate' | 'slots'>): boolean =>
  hydrate !== 'never' || Object.keys(slots).length > 0;

/**
 * All texts of a locale in sets: two keys are in one if the very same widgets may use them. So each text stands once, and a
 * widget's sets hold what it may use and nothing else. Texts that no widget uses in the browser are in none.
 */
export function textSets(texts: Texts, registry: Registry): readonly TextSet[] {
  const typesBy = new Map(runtimePrefixes.map((prefix): [string, readonly string[]] => [prefix, []]));
  for (const { type } of registry.widgets.filter(mayWake))
    for (const prefix of prefixesOf(type, registry))
      typesBy.set(prefix, [...(typesBy.get(prefix) ?? []), type]);
  const sets = new Map<string, { name: string; texts: [string, string][]; types: ReadonlySet<string> }>();
  // In the order of their keys: equal texts are equal files, whatever they were merged of.
  for (const [key, text] of Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const prefixes = [...typesBy.keys()].filter((prefix) => key.startsWith(prefix));
    if (prefixes.length === 0) continue;
    const types = new Set(prefixes.flatMap((prefix) => typesBy.get(prefix) ?? []));
    const isRuntime = prefixes.some((prefix) => runtimePrefixes.includes(prefix));
    const id = isRuntime ? runtimeSet : [...types].toSorted().join(' ');
    const set = sets.get(id) ?? { name: isRuntime ? runtimeSet : nameOf(prefixes, types), texts: [], types };
    set.texts.push([key, text]);
    sets.set(id, set);
  }
  return [...sets.values()].map((set) => ({ ...set, texts: Object.fromEntries(set.texts) }));
}

/** What tells a set from others to a reader: the only widget that has it, else how its first key begins. */
function nameOf(prefixes: readonly string[], types: ReadonlySet<string>): string {
  const [only = '', ...others] = types;
  if (others.length === 0) return only;
  const longest = prefixes.reduce((one, other) => (other.length > one.length ? other : one));
  return longest.replace(/\.$/, '').replaceAll('.', '-');
}
