import { describe, expect, test } from 'vitest';
import type { FormCondition, FormDefinition } from '#schemas/form.ts';
import { evaluateBindings } from './evaluate-bindings.ts';
import { faults, field, formOf } from './test-forms.ts';

const stateOf = (form: FormDefinition, values: Record<string, unknown>, alias: string) =>
  evaluateBindings(form, values).get(alias);

describe('[spec 3] conditions', () => {
  const when = (condition: Omit<FormCondition, 'field'>, value: unknown, type = 'text') => {
    const form = formOf(
      field('a', { type }),
      field('b', { bindings: [{ type: 'show', when: [{ field: 'a', ...condition }] }] }),
    );
    return stateOf(form, value === undefined ? {} : { a: value }, 'b')?.visible;
  };
  test.each([
    [{ operator: 'equals', value: 'x' }, 'x', 'y', 'text'],
    [{ operator: 'equals', value: '5' }, 5, 6, 'number'],
    [{ operator: 'equals', value: false }, undefined, true, 'checkbox'],
    [{ operator: 'equals', value: 'x' }, ['w', 'x'], ['w'], 'multi-select'],
    [{ operator: 'notEquals', value: 'x' }, undefined, 'x', 'text'],
    [{ operator: 'in', value: ['x', 'y'] }, 'y', 'z', 'text'],
    [{ operator: 'notIn', value: ['x', 'y'] }, 'z', 'x', 'text'],
    [{ operator: 'filled' }, 'x', ' ', 'text'],
    [{ operator: 'filled' }, true, false, 'checkbox'],
    [{ operator: 'empty' }, undefined, 'x', 'text'],
    [{ operator: 'greater', value: 10 }, 11, 10, 'number'],
    [{ operator: 'less', value: '2026-06-15' }, '2026-06-14', '2026-06-15', 'date'],
    [{ operator: 'less', value: 10 }, 9, undefined, 'number'],
  ])('%j holds for %j, not for %j', (condition, yes, no, type) => {
    expect([when(condition, yes, type), when(condition, no, type)]).toEqual([true, false]);
  });
});

describe('[spec 3] bindings', () => {
  const on = [{ field: 'a', operator: 'filled' }];

  test('a field shown by a hidden one is hidden', () => {
    const form = formOf(
      field('a'),
      field('b', { bindings: [{ type: 'show', when: on }] }),
      field('c', { bindings: [{ type: 'show', when: [{ field: 'b', operator: 'filled' }] }] }),
    );
    expect(stateOf(form, { b: 'x' }, 'c')?.visible).toBe(false);
    expect(stateOf(form, { a: 'x', b: 'x' }, 'c')?.visible).toBe(true);
  });

  test('all of several shows, one of several requires, what all limits allow', () => {
    const form = formOf(
      field('a'),
      field('z'),
      field('b', {
        type: 'select',
        values: ['k', 'l', 'm'].map((key) => ({ key, value: key })),
        bindings: [
          { type: 'require', when: on },
          { type: 'require', when: [{ field: 'z', operator: 'filled' }] },
          { type: 'limit', when: on, values: ['k', 'l'] },
          { type: 'limit', when: [{ field: 'z', operator: 'filled' }], values: ['l', 'm'] },
        ],
      }),
    );
    expect(stateOf(form, {}, 'b')).toEqual({ visible: true, required: false });
    expect(stateOf(form, { a: 'x' }, 'b')).toEqual({ visible: true, required: true, allowed: ['k', 'l'] });
    expect(stateOf(form, { a: 'x', z: 'x' }, 'b')?.allowed).toEqual(['l']);
    expect(faults(form, { a: 'x', z: 'x', b: 'k' })).toEqual(['b:in']);
    expect(faults(form, { a: 'x', b: 'k' })).toEqual([]);
    expect(faults(form, { z: 'x' })).toEqual(['b:required']);
  });

  test('fill offers a value or that of another field while its condition holds', () => {
    const form = formOf(
      field('a'),
      field('b', { bindings: [{ type: 'fill', when: on, from: 'a' }] }),
      field('c', { bindings: [{ type: 'fill', when: on, value: 'fixed' }] }),
    );
    expect([stateOf(form, { a: 'x' }, 'b')?.fill, stateOf(form, { a: 'x' }, 'c')?.fill]).toEqual([
      'x',
      'fixed',
    ]);
    expect(stateOf(form, {}, 'b')).toEqual({ visible: true, required: false });
  });

  test('a circle of a raw definition ends', () => {
    const form = formOf(
      field('a', { bindings: [{ type: 'show', when: [{ field: 'b', operator: 'filled' }] }] }),
      field('b', { bindings: [{ type: 'show', when: [{ field: 'a', operator: 'filled' }] }] }),
    );
    expect(evaluateBindings(form, { a: 'x', b: 'x' }).size).toBe(2);
  });
});
