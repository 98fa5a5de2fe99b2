import { expect, test } from 'vitest';
import { createFormChecker } from './check-form.ts';
import { compileDefinition } from './compile-definition.ts';
import type { CompileWork } from './form-compiler.ts';
import { createFormCompiler } from './form-compiler.ts';
import { field, formOf } from './test-forms.ts';

function counted(fail?: () => boolean) {
  const asked: unknown[] = [];
  const work: CompileWork = async (raw) => {
    asked.push(raw);
    if (fail?.()) throw new Error('the thread died');
    return compileDefinition(raw);
  };
  return { forms: createFormCompiler(work), asked };
}

const short = formOf(field('a', { validation_rules: [{ type: 'minLength', value: 3 }] }));
const long = formOf(field('a', { validation_rules: [{ type: 'minLength', value: 5 }] }));

test('[forms] a version of a definition is compiled once, also when asked for twice at a time', async () => {
  const { forms, asked } = counted();
  const [first, second] = await Promise.all([forms.compile(short), forms.compile(structuredClone(short))]);
  expect(await forms.compile(short)).toBe(first);
  expect(second).toBe(first);
  expect(asked).toHaveLength(1);
});

test('[issue 4] a changed definition has new rules under a new name, and the server checks by them', async () => {
  const { forms } = counted();
  const check = createFormChecker(forms);
  const [before, after] = await Promise.all([forms.compile(short), forms.compile(long)]);
  if (!before.definition || !after.definition) throw new Error('both are forms');
  expect(before.hash).not.toBe(after.hash);
  expect([forms.module(before.hash), forms.module(after.hash)]).toEqual([before.text, after.text]);
  const context = { today: '2026-06-15' };
  expect(await check(short, { a: 'abcd' }, context)).toMatchObject({ ok: true });
  expect(await check(long, { a: 'abcd' }, context)).toMatchObject({ ok: false });
});

test('[forms] what was left out is told once per version', async () => {
  const { forms } = counted();
  const form = await forms.compile(formOf(field('a', { type: 'hologram' })));
  expect(forms.news(form)).toMatchObject([{ kind: 'unknown-field-type' }]);
  expect(forms.news(form)).toEqual([]);
});

test('[forms] work that failed is done again', async () => {
  let broken = true;
  const { forms, asked } = counted(() => broken);
  await expect(forms.compile(short)).rejects.toThrow('the thread died');
  broken = false;
  expect(await forms.compile(short)).toMatchObject({ findings: [] });
  expect(asked).toHaveLength(2);
});

test('[sec 28] a definition of a million characters is not even begun, and no submission passes without rules', async () => {
  const { forms, asked } = counted();
  const huge = formOf(field('a', { title: 'x'.repeat(1_000_000) }));
  expect(await forms.compile(huge)).toMatchObject({
    definition: null,
    findings: [{ kind: 'bad-definition' }],
  });
  expect(asked).toEqual([]);
  await expect(createFormChecker(forms)(huge, {}, { today: '2026-06-15' })).rejects.toThrow('no rules');
});
