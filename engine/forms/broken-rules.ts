import type { CompiledRules } from './compiled-rules.ts';
import type { FormValues } from './read-values.ts';
import { maxKeys } from './rule-numbers.ts';

/** What compiled rules found. */
export interface BrokenRules {
  readonly ok: boolean;
  /** By alias: `type` for a value of the wrong kind, and the places of broken rules in `rulesOf(field)`. */
  readonly fields: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Runs compiled rules over values. Lists nobody can have chosen from are not even looked into: each item of them would
 * make an error of its own.
 */
export function brokenRules(compiled: CompiledRules, values: FormValues): BrokenRules {
  const fields = new Map<string, Set<string>>();
  const add = (alias: string, what: string) => {
    const known = fields.get(alias);
    if (known) known.add(what);
    else fields.set(alias, new Set([what]));
  };
  // No prototype: a field called `valueOf` that is not there must not be found on every object.
  const submitted: Record<string, unknown> = Object.create(null);
  for (const [alias, value] of values) {
    if (Array.isArray(value) && value.length > maxKeys) add(alias, 'type');
    else submitted[alias] = value;
  }
  const ok = compiled(submitted);
  for (const error of ok ? [] : (compiled.errors ?? [])) {
    const found = /^#\/properties\/([^/]+)\/(?:allOf\/(\d+)(?:\/|$))?/.exec(error.schemaPath);
    if (found?.[1] !== undefined) add(found[1], found[2] ?? 'type');
  }
  return { ok: ok && fields.size === 0, fields };
}
