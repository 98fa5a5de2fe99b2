import { describe, expect, test } from 'vitest';
import { formLimits } from '#schemas/form-types.ts';
import { compileDefinition } from './compile-definition.ts';
import { createPatternScreen, screenPattern } from './screen-pattern.ts';
import { faults, field, formOf } from './test-forms.ts';

const found = (raw: unknown) =>
  compileDefinition(raw).findings.map((finding) => `${finding.field}:${finding.kind}`);

describe('[forms] what is left out is named, and the form stays', () => {
  const first = field('first');
  test.each([
    ['a field of an unknown type', field('a', { type: 'hologram' }), 'a:unknown-field-type'],
    ['a field with a broken member', { ...field('a'), title: 7 }, 'a:bad-field'],
    ['a field with an alias that is none', field('A b'), 'A b:bad-field'],
    ['a second field of the same name', field('first'), 'first:duplicate-field'],
    ['a name every object has', field('constructor'), 'constructor:reserved-name'],
    ['__proto__', field('__proto__'), '__proto__:reserved-name'],
    ['an unknown rule', field('a', { validation_rules: [{ type: 'moon' }] }), 'a:unknown-rule'],
    [
      'a rule with a wrong value',
      field('a', { validation_rules: [{ type: 'minLength', value: 'x' }] }),
      'a:bad-rule-value',
    ],
    [
      'a rule of other fields',
      field('a', { validation_rules: [{ type: 'age', value: { min: 18 } }] }),
      'a:bad-rule-value',
    ],
    [
      'a field equal to none',
      field('a', { validation_rules: [{ type: 'equalsField', value: 'zz' }] }),
      'a:bad-rule-value',
    ],
    [
      'an unknown binding',
      field('a', { bindings: [{ type: 'spin', when: [{ field: 'first', operator: 'filled' }] }] }),
      'a:unknown-binding',
    ],
    [
      'a binding to no field',
      field('a', { bindings: [{ type: 'show', when: [{ field: 'zz', operator: 'filled' }] }] }),
      'a:bad-binding',
    ],
    [
      'an unknown operator',
      field('a', { bindings: [{ type: 'show', when: [{ field: 'first', operator: 'near' }] }] }),
      'a:bad-binding',
    ],
    ['a consent given beforehand', field('a', { type: 'consent', default_value: true }), 'a:bad-field'],
  ])('%s', (_name, broken, finding) => {
    const form = formOf<unknown>(first, broken, field('last'));
    expect(found(form)).toEqual([finding]);
    expect(faults(form, { first: 'x', last: 'y' })).toEqual([]);
  });

  test('a field whose only rule is left out is a field without rules', () => {
    const { definition } = compileDefinition(
      formOf(field('a', { validation_rules: [{ type: 'equalsField', value: 'zz' }] })),
    );
    expect(definition).toMatchObject(formOf(field('a')));
    expect(definition?.groups[0]?.fields[0]).not.toHaveProperty('validation_rules');
  });

  test('circles of shown fields are opened', () => {
    const shownBy = (alias: string) => ({
      bindings: [{ type: 'show', when: [{ field: alias, operator: 'filled' }] }],
    });
    const form = formOf(field('a', shownBy('c')), field('b', shownBy('a')), field('c', shownBy('b')));
    expect(found(form)).toEqual(['c:bad-binding']);
  });

  test('fields beyond the limit', () => {
    const many = Array.from({ length: formLimits.fields + 1 }, (_, at) => field(`f${at}`));
    const { definition, findings } = compileDefinition(formOf(...many));
    expect(definition?.groups[0]?.fields).toHaveLength(formLimits.fields);
    expect(findings).toMatchObject([{ kind: 'too-many-fields', field: `f${formLimits.fields}` }]);
  });

  test.each([[null], [7], [{}], [{ alias: 'a', title: 'T', button_text: 'B' }]])('%j is no form', (raw) => {
    expect(compileDefinition(raw)).toMatchObject({
      definition: null,
      findings: [{ kind: 'bad-definition' }],
    });
  });
});

describe('[sec 29] patterns', () => {
  test.each(['^(a+)+$', '^(\\w+\\s?)*$', '(', '[\\p{Nope}]', 'a'.repeat(formLimits.patternLength + 1)])(
    'a bad one (%#) takes its rule away, not the form',
    (pattern) => {
      const form = formOf(
        field('a', {
          validation_rules: [
            { type: 'regex', value: pattern },
            { type: 'minLength', value: 3 },
          ],
        }),
      );
      expect(found(form)).toEqual(['a:dangerous-pattern']);
      expect(faults(form, { a: 'ab' })).toEqual(['a:minLength']);
      expect(faults(form, { a: `${'a'.repeat(50)}!` })).toEqual([]);
    },
  );

  test.each([
    '^\\d{2}-\\d{3}$',
    '^[A-Z]{3}\\d{6}$',
    '^[a-z]+(-[a-z]+)*$',
    '^[A-Za-z]+( [A-Za-z]{1,20}){0,3}$',
    '^(?:[a-z0-9]{1,10}-){0,4}[a-z0-9]{1,10}$',
    '^(\\d{2,3} ?){1,4}$',
    '^((25[0-5]|2[0-4]\\d|1?\\d{1,2})(\\.|$)){4}$',
    '^\\d{1,3}( \\d{3}){0,3}(,\\d{1,2})?$',
    'a'.repeat(formLimits.patternLength),
  ])('a good one (%#) may run', (pattern) => expect(screenPattern(pattern)).toBeNull());

  test.each([
    '^(a{0,9}){0,9}b$',
    '^(a?){25}b$',
    '^(a?){2000}b$',
    '^(a|b|aa){2000}c$',
    '^([A-Za-z0-9]{0,5}){4,10}$',
    '^(\\w{1,10} ?){1,12}$',
    '^(a|aa){1,25}b$',
    '^\\d{0,100}\\d{0,100}\\d{0,100}\\d{0,100}x$',
    '^(?=(a?){25}b)a$',
  ])('%s may not run: it has an end, but only after millions of ways', (pattern) =>
    expect(screenPattern(pattern)).toMatch(/ly long for/),
  );

  test('one form gets only so much thought, and the same pattern is thought about once', () => {
    let clock = 0;
    const judged: string[] = [];
    const screen = createPatternScreen(
      100,
      () => clock,
      (pattern) => {
        judged.push(pattern);
        clock += 60;
        return null;
      },
    );
    expect([screen('a'), screen('a'), screen('b'), screen('c')]).toEqual([
      null,
      null,
      null,
      expect.any(String),
    ]);
    expect(judged).toEqual(['a', 'b']);
  });
});
