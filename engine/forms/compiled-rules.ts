import { ruleFunctions } from './rule-functions.ts';

/** What a compiled module says of one broken rule. */
export interface BrokenRule {
  /** Where in the values: `/email`, `/files/0`; empty for the object itself. */
  readonly instancePath: string;
  /** Where in the schema: `#/properties/email/allOf/2/pattern`. */
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The rules of one form as a function. What it found stands on itself until the next call: Ajv's convention. */
export interface CompiledRules {
  (values: unknown): boolean;
  errors?: readonly BrokenRule[] | null;
}

/** What compiled rules may ask for by name. Anything else is refused, so a name we did not expect fails closed. */
export type RuleRuntime = (name: string) => unknown;

/** Number of characters, a pair of surrogates being one (JSON Schema, 6.3.1). */
function countCharacters(text: string): number {
  let count = 0;
  for (const _character of text) count++;
  return count;
}

/** Names are those Ajv writes into the code it makes, and our own for the rule functions. */
const runtime: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['ajv/dist/runtime/ucs2length', { default: countCharacters }],
  ['ajv/dist/runtime/equal', { default: Object.is }],
  ['rule-functions', Object.fromEntries(ruleFunctions)],
]);

/** Names that modules may ask for; the compiler refuses a module that asks for more. */
export const runtimeNames: ReadonlySet<string> = new Set(runtime.keys());

/** Gives compiled rules what they ask for. @throws Error for a name that is not ours */
export const ruleRuntime: RuleRuntime = (name) => {
  const found = runtime.get(name);
  if (found === undefined) throw new Error(`Compiled rules ask for "${name}"`);
  return found;
};

/** What a module of compiled rules exports. */
export type MakeRules = (require: RuleRuntime) => CompiledRules;
