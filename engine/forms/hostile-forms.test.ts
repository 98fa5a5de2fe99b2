import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { fieldTypes } from '#engine/forms/field-types.ts';
import { FormDefinition } from '#schemas/form.ts';
import { bindingTypes, conditionOperators, ruleTypes } from '#schemas/form-types.ts';
import { checkValues } from './check.ts';
import { compileDefinition } from './compile-definition.ts';
import { evaluateRules } from './evaluate-rules.ts';
import { field, formOf } from './test-forms.ts';

const definitions = Compile(FormDefinition);
const names = ['a', 'b', 'c', 'valueOf', '__proto__', 'constructor', 'a-b', 'É'];
const word = fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 8 }));
const nasty = fc.constantFrom(
  "'); process.exit(1); ('",
  '$' + '{process.exit(1)}',
  '`+globalThis.hacked+`',
  '\u2028\u2029</script><script>',
  'require("fs")',
  '^(a+)+$',
  '(',
  '[\\w-\\d]',
);
const any = fc.oneof(fc.jsonValue({ maxDepth: 3 }), nasty, fc.integer(), word);
const rule = fc.record(
  { type: fc.oneof(fc.constantFrom(...ruleTypes), word), value: any, error_message: any },
  { requiredKeys: [] },
);
const binding = fc.record(
  {
    type: fc.constantFrom(...bindingTypes, 'other'),
    when: fc.array(
      fc.record({ field: word, operator: fc.constantFrom(...conditionOperators, 'other'), value: any }),
      { maxLength: 2 },
    ),
    value: any,
    from: word,
    values: fc.oneof(fc.array(word, { maxLength: 3 }), any),
  },
  { requiredKeys: ['type', 'when'] },
);
const anyField = fc.record(
  {
    alias: word,
    type: fc.oneof(fc.constantFrom(...fieldTypes), word),
    title: fc.oneof(fc.constant('Title'), nasty, any),
    values: fc.oneof(fc.array(fc.record({ key: fc.oneof(word, nasty), value: word }), { maxLength: 3 }), any),
    default_value: any,
    validation_rules: fc.oneof(fc.array(rule, { maxLength: 4 }), any),
    bindings: fc.oneof(fc.array(binding, { maxLength: 3 }), any),
  },
  { requiredKeys: ['alias', 'type', 'title'] },
);
const mutated = fc.record({
  alias: fc.constant('test'),
  title: fc.oneof(fc.constant('T'), any),
  button_text: fc.constant('Send'),
  groups: fc.oneof(
    {
      arbitrary: fc.array(
        fc.record({ alias: fc.constant('g'), fields: fc.array(anyField, { maxLength: 6 }) }),
        { maxLength: 3 },
      ),
      weight: 9,
    },
    { arbitrary: any, weight: 1 },
  ),
});

describe('[sec 28] definitions from anybody', () => {
  test('any JSON compiles, or it is said what was refused; never an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), mutated), (raw) => {
        const { definition, findings, text } = compileDefinition(raw);
        if (definition === null) expect(findings).not.toEqual([]);
        else
          expect([definitions.Check(definition), text]).toEqual([
            true,
            expect.stringContaining('export default'),
          ]);
      }),
      { numRuns: 150 },
    );
  });

  test('what is left of a definition loses nothing more the second time', () => {
    fc.assert(
      fc.property(mutated, (raw) => {
        const { definition } = compileDefinition(raw);
        if (definition) expect(compileDefinition(definition)).toMatchObject({ definition, findings: [] });
      }),
      { numRuns: 50 },
    );
  });

  test('words of a definition are never run, whatever they spell', () => {
    fc.assert(
      fc.property(fc.oneof(nasty, fc.string()), fc.jsonValue(), (words, submitted) => {
        const { definition, text } = compileDefinition(
          formOf(
            field('a', {
              type: 'select',
              title: words.slice(0, 500),
              error_message: words,
              values: [{ key: words === '' ? 'x' : words, value: 'x' }],
              validation_rules: [{ type: 'in', value: [words] }, { type: words }],
            }),
          ),
        );
        if (!definition) throw new Error('a form was expected');
        checkValues(definition, evaluateRules(text), {
          values: { a: submitted },
          context: { today: '2026-06-15' },
        });
        expect(Reflect.get(globalThis, 'hacked')).toBeUndefined();
      }),
      { numRuns: 200 },
    );
  });
});

describe('[sec 30] browser and server', () => {
  test('agree on any submission: the module as browsers import it, where no code may be made of text', async () => {
    const pairs = fc.sample(fc.tuple(mutated, fc.array(fc.dictionary(word, any), { maxLength: 4 })), {
      numRuns: 60,
      seed: 4,
    });
    const cases = pairs.flatMap(([raw, submissions]) => {
      const { definition, text } = compileDefinition(raw);
      return definition ? [{ definition, text, submissions: JSON.parse(JSON.stringify(submissions)) }] : [];
    });
    const context = { today: '2026-06-15' };
    const server = cases.map(({ definition, text, submissions }) =>
      submissions.map((values: unknown) => checkValues(definition, evaluateRules(text), { values, context })),
    );
    const browser = `${await bundled(['check.ts', 'load-rules.ts'])}
      import { readFileSync } from 'node:fs';
      const answers = [];
      for (const { definition, text, submissions } of JSON.parse(readFileSync(0, 'utf8'))) {
        const rules = await loadRules('data:text/javascript,' + encodeURIComponent(text));
        answers.push(submissions.map((values) => checkValues(definition, rules, { values, context: ${JSON.stringify(context)} })));
      }
      process.stdout.write(JSON.stringify(answers));`;
    const ran = spawnSync(
      process.execPath,
      ['--disallow-code-generation-from-strings', '--input-type=module', '--eval', browser],
      { input: JSON.stringify(cases), encoding: 'utf8' },
    );
    expect(ran.stderr).toBe('');
    expect(cases.length).toBeGreaterThan(30);
    expect(JSON.parse(ran.stdout)).toEqual(JSON.parse(JSON.stringify(server)));
  });
});

/** Modules of this folder as one, the way a browser gets them: built, because the list of field types is a glob of Vite's. */
async function bundled(files: readonly string[]): Promise<string> {
  const entry = files.map((file) => `export * from '${join(import.meta.dirname, file)}';`).join('\n');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? '\0entry' : null),
        load: (id) => (id === '\0entry' ? entry : null),
      },
    ],
    ssr: { noExternal: true },
    build: { ssr: true, write: false, minify: false, rollupOptions: { input: 'entry' } },
  });
  const outputs = 'output' in built ? built.output : [];
  return outputs.map((one) => ('code' in one ? one.code : '')).join('\n');
}
