import { describe, expect, test } from 'vitest';
import { check, faults, field, formOf } from './test-forms.ts';

const day = { today: '2026-06-15' };

describe('[spec 3] rules of fields', () => {
  test.each([
    ['minLength', { type: 'text' }, 3, 'ab', 'abc'],
    ['minLength', { type: 'text' }, 2, '😀', '😀😀'],
    ['maxLength', { type: 'text' }, 3, 'abcd', 'abc'],
    ['min', { type: 'number' }, 18, 17, 18],
    ['max', { type: 'money', currency: 'PLN' }, 10_000, 10_001, 10_000],
    ['regex', { type: 'text' }, '^[A-Z]{3}\\d{6}$', 'abc', 'ABC123456'],
    ['email', { type: 'text' }, undefined, 'anna', 'anna@example.com'],
    ['phone', { type: 'text' }, undefined, '1', '600700800'],
    ['pesel', { type: 'text' }, undefined, '44051401358', '44051401359'],
    ['nrb', { type: 'text' }, undefined, '1', '61109010140000071219812874'],
    ['iban', { type: 'text' }, undefined, '1', 'PL61109010140000071219812874'],
    ['postalCode', { type: 'text' }, undefined, '0095', '00-950'],
    ['in', { type: 'text' }, ['a', 'b'], 'c', 'b'],
    ['dateRange', { type: 'date' }, { from: 'today', to: 'today+30' }, '2026-07-16', '2026-07-15'],
    ['dateRange', { type: 'date' }, { from: '2026-01-01' }, '2025-12-31', '2026-01-01'],
    ['age', { type: 'date' }, { min: 18 }, '2008-06-16', '2008-06-15'],
    ['age', { type: 'date' }, { max: 75 }, '1950-06-15', '1950-06-16'],
  ])('%s refuses and takes (%#)', (type, kind, value, wrong, right) => {
    const form = formOf(field('a', { ...kind, validation_rules: [{ type, value }] }));
    expect(faults(form, { a: wrong }, day)).toEqual([`a:${type}`]);
    expect(faults(form, { a: right }, day)).toEqual([]);
  });

  test('choices are among the options, and as many as the rules say', () => {
    const values = ['a', 'b', 'c'].map((key) => ({ key, value: key.toUpperCase() }));
    const form = formOf(
      field('one', { type: 'select', values }),
      field('many', { type: 'multi-select', values, validation_rules: [{ type: 'min', value: 2 }] }),
    );
    expect(faults(form, { one: 'a', many: ['a', 'c'] })).toEqual([]);
    expect(faults(form, { one: 'z', many: ['a', 'z'] })).toEqual(['one:in', 'many:in']);
    expect(faults(form, { many: ['a'] })).toEqual(['many:min']);
    expect(faults(form, { many: ['a', 'a'] })).toEqual(['many:type']);
  });

  test('equalsField compares with the other field', () => {
    const form = formOf(
      field('first'),
      field('again', { validation_rules: [{ type: 'equalsField', value: 'first' }] }),
    );
    expect(faults(form, { first: 'x', again: 'x' })).toEqual([]);
    expect(check(form, { first: 'x', again: 'y' })).toEqual({
      ok: false,
      errors: [{ field: 'again', rule: 'equalsField', message: null, values: { field: 'Title of first' } }],
    });
  });

  test('a password keeps the rules of the server', () => {
    const form = formOf(field('p', { type: 'password', validation_rules: [{ type: 'password' }] }));
    const passwordRules = {
      min_length: 8,
      max_length: 64,
      lower_case: true,
      upper_case: true,
      digit: true,
      special: false,
    };
    expect(faults(form, { p: 'abcdefgh' }, { ...day, passwordRules })).toEqual(['p:password']);
    expect(faults(form, { p: 'Abcdefg1' }, { ...day, passwordRules })).toEqual([]);
    expect(check(form, { p: ' Abcdefg1 ' }, { ...day, passwordRules })).toMatchObject({
      values: { p: ' Abcdefg1 ' },
    });
  });

  test('a field holds a value of its kind', () => {
    const form = formOf(
      field('n', { type: 'number' }),
      field('m', { type: 'money' }),
      field('c', { type: 'checkbox' }),
      field('t'),
      field('d', { type: 'date' }),
      field('f', { type: 'file' }),
    );
    expect(faults(form, { n: '1', m: 1.5, c: 'yes', t: 1, d: '2026-02-30', f: 'id' })).toEqual(
      ['n', 'm', 'c', 't', 'd', 'f'].map((alias) => `${alias}:type`),
    );
    expect(faults(form, { n: 1.5, m: 1, c: false, t: 'x', d: '2024-02-29', f: ['id'] })).toEqual([]);
  });

  test('required: nothing, blanks and a tick that is not set do not do', () => {
    const required = { validation_rules: [{ type: 'required' }] };
    const form = formOf(
      field('t', required),
      field('c', { type: 'consent', ...required }),
      field('n', { type: 'number', ...required }),
    );
    expect(faults(form, { t: '  ', c: false })).toEqual(['t:required', 'c:required', 'n:required']);
    expect(faults(form, { t: 'x', c: true, n: 0 })).toEqual([]);
  });
});

describe('[forms] what is said', () => {
  test('one error per field in the order of the screen, with the words of the rule, the field, or none', () => {
    const form = formOf(
      field('b', {
        error_message: 'field',
        validation_rules: [{ type: 'minLength', value: 3, error_message: 'rule' }, { type: 'email' }],
      }),
      field('a', { error_message: 'field', validation_rules: [{ type: 'email' }] }),
      field('c', { validation_rules: [{ type: 'minLength', value: 3 }] }),
    );
    expect(check(form, { c: 'x', a: 'x', b: 'x' })).toEqual({
      ok: false,
      errors: [
        { field: 'b', rule: 'minLength', message: 'rule', values: { count: 3 } },
        { field: 'a', rule: 'email', message: 'field', values: { fault: 'at' } },
        { field: 'c', rule: 'minLength', message: null, values: { count: 3 } },
      ],
    });
  });

  test.each([
    ['email', 'anna@@foo', 'ats'],
    ['email', 'anna', 'at'],
    ['email', 'anna@foo', 'domain'],
    ['email', 'anna @foo.example', 'blank'],
    ['pesel', '44051401358', 'digits'],
    ['pesel', '4405140135', undefined],
  ])('[truth] of a %s %j is said what is wrong with it', (type, value, fault) => {
    const verdict = check(formOf(field('a', { validation_rules: [{ type }] })), { a: value });
    expect(verdict.ok ? [] : verdict.errors.map(({ values }) => values?.['fault'])).toEqual([fault]);
  });

  test.each([
    ['postalCode', '30081', '30-081'],
    ['postalCode', '30 081', '30-081'],
    ['postalCode', '30–081', '30-081'],
    ['pesel', '440514 01359', '44051401359'],
  ])('[truth] a %s has one spelling: %s is %s', (type, value, spelled) => {
    const form = formOf(field('a', { validation_rules: [{ type }] }));
    expect(check(form, { a: value })).toEqual({ ok: true, values: { a: spelled } });
  });

  test('accepted values are those of shown fields, without blanks around them', () => {
    const form = formOf(
      field('a'),
      field('b', { bindings: [{ type: 'show', when: [{ field: 'a', operator: 'equals', value: 'yes' }] }] }),
      field('e'),
    );
    expect(check(form, { a: ' no ', b: 'hidden', e: '' })).toEqual({ ok: true, values: { a: 'no' } });
  });
});

describe('[sec 31] what a form does not have is refused', () => {
  const form = formOf(field('a'), field('s', { type: 'static' }));
  test.each([
    ['an unknown field', { a: 'x', admin: true }, 'admin:unknown'],
    ['__proto__', JSON.parse('{"a":"x","__proto__":{"admin":true}}'), '__proto__:unknown'],
    ['constructor', { a: 'x', constructor: {} }, 'constructor:unknown'],
    ['a value for words between fields', { s: 'x' }, 's:unknown'],
  ])('%s', (_name, values, expected) => expect(faults(form, values)).toEqual([expected]));

  test.each([[null], ['text'], [['a']], [7], [undefined]])('%j is no submission', (values) =>
    expect(faults(form, values)).toEqual([':type']),
  );

  test('fields that are not shown cannot smuggle anything in', () => {
    const hidden = formOf(
      field('a'),
      field('b', {
        validation_rules: [{ type: 'required' }],
        bindings: [{ type: 'show', when: [{ field: 'a', operator: 'filled' }] }],
      }),
    );
    expect(check(hidden, { b: { deep: ['anything'] } })).toEqual({ ok: true, values: {} });
    expect(faults(hidden, { a: 'x' })).toEqual(['b:required']);
  });
});
