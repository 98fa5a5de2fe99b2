import { type CompiledRules, type MakeRules, ruleRuntime } from './compiled-rules.ts';

/** Imports a module by its address; the browser's own `import` unless a test brings another. */
type ImportModule = (url: string) => Promise<unknown>;

const importModule: ImportModule = (url) => import(/* @vite-ignore */ url);

/** The page was made with rules that are not kept any more: the form has to be asked for anew. */
export class RulesGone extends Error {
  override readonly name = 'RulesGone';
}

/**
 * Loads the compiled rules of a form (`PreparedForm.rulesUrl`): a module of our own origin, so that no policy has to
 * allow `eval` ([sec 22]). The browser keeps modules, so asking again costs nothing; only a failure is not kept by all
 * browsers, some answer a failed address from memory until the page is loaded anew.
 * @throws RulesGone when there is no such module
 */
export async function loadRules(url: string, load = importModule): Promise<CompiledRules> {
  const module = await load(url).catch((cause: unknown) => {
    throw new RulesGone('The rules of the form could not be loaded', { cause });
  });
  if (!isRulesModule(module)) throw new RulesGone('The address of the rules holds no rules');
  return module.default(ruleRuntime);
}

const isRulesModule = (module: unknown): module is { readonly default: MakeRules } =>
  typeof module === 'object' &&
  module !== null &&
  'default' in module &&
  typeof module.default === 'function';
