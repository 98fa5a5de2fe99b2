import { expect, test } from 'vitest';
import { compileDefinition } from './compile-definition.ts';
import { runtimeNames } from './compiled-rules.ts';
import { evaluateRules } from './evaluate-rules.ts';
import { loadRules, RulesGone } from './load-rules.ts';
import { moduleText } from './rules-module.ts';
import { field, formOf } from './test-forms.ts';

const everyRule = formOf(
  field('a', {
    type: 'textarea',
    validation_rules: [
      ...['email', 'phone', 'pesel', 'iban', 'nrb', 'postalCode'].map((type) => ({ type })),
      { type: 'minLength', value: 1 },
      { type: 'maxLength', value: 9 },
      { type: 'regex', value: '^[a-z]+$' },
      { type: 'in', value: Array.from({ length: 300 }, (_, at) => `k${at}`) },
    ],
  }),
  field('n', {
    type: 'number',
    validation_rules: [
      { type: 'min', value: 1 },
      { type: 'max', value: 2 },
    ],
  }),
  field('m', { type: 'multi-select', values: [{ key: 'k', value: 'K' }] }),
  field('f', { type: 'file', validation_rules: [{ type: 'maxFiles', value: 2 }] }),
  field('h', { type: 'hidden' }),
  field('c', { type: 'consent' }),
  field('d', { type: 'date' }),
);

test('[forms] golden: a module imports nothing and asks for no more than the runtime has', () => {
  const { text } = compileDefinition(everyRule);
  const asked = [...text.matchAll(/= require\(["']([^"']+)["']\)/g)].map((match) => match[1]);
  expect(new Set(asked)).toEqual(runtimeNames);
  expect(text.startsWith('export default (require) => {\n"use strict";\n')).toBe(true);
  expect(text.endsWith('return module.exports;\n};\n')).toBe(true);
  expect(text).not.toMatch(/\bimport\b|\bexport\b(?! default)|\beval\b|\bFunction\b/);
});

test('[sec 28] a module that asks for anything else makes no rules', () => {
  expect(() => evaluateRules(moduleText('(require) => require("node:fs")'))).toThrow('node:fs');
  expect(() => evaluateRules('process.exit(1)')).toThrow('not a module of compiled rules');
});

test('[sec 28] rules run where there is nothing of Node, and where text cannot become code', () => {
  const world = evaluateRules(
    moduleText('(require) => () => typeof process === "undefined" && typeof fetch === "undefined"'),
  );
  expect(world({})).toBe(true);
  expect(() => evaluateRules(moduleText('(require) => new Function("return 1")'))).toThrow(/Code generation/);
});

test('[forms] a browser that cannot load rules, or loads something else, is told so', async () => {
  await expect(loadRules('/gone.mjs', () => Promise.reject(new Error('404')))).rejects.toThrow(RulesGone);
  await expect(loadRules('/other.mjs', async () => ({ default: 1 }))).rejects.toThrow(RulesGone);
});
