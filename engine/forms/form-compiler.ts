import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { FormDefinition } from '#schemas/form.ts';
import type { FormFinding } from '#schemas/prepared-form.ts';
import type { CompiledRules } from './compiled-rules.ts';
import { type CompiledText, refused } from './compiled-text.ts';
import { evaluateRules } from './evaluate-rules.ts';

/** A form that can be shown and checked. */
export interface CompiledForm {
  readonly definition: FormDefinition;
  readonly findings: readonly FormFinding[];
  /** Of the text of its rules; names their module. */
  readonly hash: string;
  /** The module itself. */
  readonly text: string;
  readonly rules: CompiledRules;
}

/** A definition no form could be made of. */
export interface RefusedForm {
  readonly definition: null;
  readonly findings: readonly FormFinding[];
}

/** Compiles each version of a definition once. */
export interface FormCompiler {
  /**
   * @param raw the definition as the content system has it, options of lookups filled in
   * @throws Error when the work could not be done at all, e.g. because its thread died; never because of the definition
   */
  compile(raw: unknown): Promise<CompiledForm | RefusedForm>;
  /** What was not taken over of a form, at the first call for this version of it; afterwards nothing. */
  news(form: CompiledForm | RefusedForm): readonly FormFinding[];
  /** Text of the module with this hash; undefined when it is not kept, or never was. */
  module(hash: string): string | undefined;
}

/** Maps and compiles one definition; plain JSON in and out, so that a thread may do it. */
export type CompileWork = (raw: unknown) => Promise<CompiledText>;

/** Kept forms and texts; with 200 fields one is about 100 kB. */
const most = { forms: 500, text: 1_000_000 } as const;

/** In this process; the compiler's own weight is loaded with the first form. */
const workHere: CompileWork = async (raw) => (await import('./compile-definition.ts')).compileDefinition(raw);

export function createFormCompiler(work = workHere): FormCompiler {
  const forms = new LRUCache<string, Promise<CompiledForm | RefusedForm>>({ max: most.forms });
  const modules = new LRUCache<string, string>({ max: most.forms });
  const reported = new WeakSet<readonly FormFinding[]>();
  // At each use: a page that names a module is no older than its form's last use.
  const keepModule = (form: CompiledForm | RefusedForm) => {
    if (form.definition) modules.set(form.hash, form.text);
    return form;
  };
  const compile = async (raw: unknown) => {
    const { definition, findings, text } = await work(raw);
    if (!definition) return { definition, findings };
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 32);
    return { definition, findings, hash, text, rules: evaluateRules(text) };
  };
  return {
    compile(raw) {
      const text = JSON.stringify(raw) ?? 'null';
      if (text.length > most.text) {
        return Promise.resolve(withoutText(refused(`The definition has more than ${most.text} characters.`)));
      }
      const version = createHash('sha256').update(text).digest('base64');
      const known = forms.get(version);
      if (known) return known.then(keepModule);
      const fresh = compile(raw).then(keepModule);
      forms.set(version, fresh);
      // A failure says nothing about the definition; the next visit tries again.
      fresh.catch(() => forms.delete(version));
      return fresh;
    },
    news(form) {
      if (reported.has(form.findings)) return [];
      reported.add(form.findings);
      return form.findings;
    },
    module: (hash) => modules.get(hash),
  };
}

const withoutText = ({ findings }: CompiledText): RefusedForm => ({ definition: null, findings });
