import { createContext, Script } from 'node:vm';
import { type CompiledRules, type MakeRules, ruleRuntime } from './compiled-rules.ts';
import { factoryText } from './rules-module.ts';

/** A world of its own for compiled rules: nothing of Node is in it, and it makes no code of text. */
const world = createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } });

/**
 * Runs the very text that browsers get, so that both sides decide alike ([sec 30]). Unlike an imported module, what it
 * returns can be forgotten again.
 * @throws Error when the text is none of ours, or asks for more than `ruleRuntime` has
 */
export function evaluateRules(moduleText: string): CompiledRules {
  const factory: unknown = new Script(`(${factoryText(moduleText)})`, {
    filename: 'form-rules.mjs',
  }).runInContext(world);
  if (!isFactory(factory)) throw new Error('A module of compiled rules makes no rules');
  return factory(ruleRuntime);
}

const isFactory = (value: unknown): value is MakeRules => typeof value === 'function';
