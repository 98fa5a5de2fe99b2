import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CalculatorAction,
  type CalculatorField,
  changeCalculator,
  consistentBounds,
  nearest,
  startState,
} from './calculator-state.ts';

const bounds = { amount: consistentBounds(500, 20_000, 100), months: consistentBounds(3, 48, 1) };
const start = startState(bounds, { amount: 5000, months: 12 });
const play = (...actions: CalculatorAction[]) =>
  actions.reduce((state, action) => changeCalculator(bounds, state, action), start);
const type = (text: string, field: CalculatorField = 'amount'): CalculatorAction => ({
  kind: 'type',
  field,
  text,
});
const settle = (field: CalculatorField = 'amount'): CalculatorAction => ({ kind: 'settle', field });

describe('changeCalculator', () => {
  test.each(['200', '99999', '5050', '5000.5', '-700', 'abc', '', '1e999'])(
    '[widget] keeps "%s" in the field while typing, with the last possible value in force',
    (text) => {
      expect(play(type(text)).amount).toEqual({ value: 5000, text, notice: 'impossible' });
    },
  );

  test.each([
    ['200', 500],
    ['99999', 20_000],
    ['7060', 7100],
    ['7 040,50', 7000],
    ['-700', 500],
  ])('[widget] on leaving the field "%s" becomes %i, and says so', (text, value) => {
    expect(play(type(text), settle()).amount).toEqual({ value, text: String(value), notice: 'adjusted' });
  });

  test.each(['', 'abc', '1e5'])(
    '[widget] what is no number ("%s") gives way to the last possible value',
    (text) => {
      expect(play(type('7000'), type(text), settle()).amount).toMatchObject({ value: 7000, text: '7000' });
    },
  );

  test('[widget] a possible value counts at once, however it is written', () => {
    expect(play(type('12 000')).amount).toEqual({ value: 12_000, text: '12 000', notice: 'none' });
  });

  test('[widget] trouble in one field loses nothing of the other', () => {
    const state = play(type('24', 'months'), settle('months'), type('abc'), settle());
    expect(state.months).toEqual({ value: 24, text: '24', notice: 'none' });
  });

  test('[wcag 2.5.7] the buttons go one step and stop at the ends', () => {
    const nudge = (steps: number): CalculatorAction => ({ kind: 'nudge', field: 'amount', steps });
    expect(play(nudge(1)).amount.value).toBe(5100);
    expect(play({ kind: 'slide', field: 'amount', value: 20_000 }, nudge(1)).amount.value).toBe(20_000);
    expect(play({ kind: 'slide', field: 'amount', value: 500 }, nudge(-1)).amount.value).toBe(500);
  });

  test('[wcag 4.1.3] a moving slider is told only when it is let go', () => {
    const slide = (value: number): CalculatorAction => ({ kind: 'slide', field: 'amount', value });
    expect(play(slide(6000), slide(7000)).announced).toBeNull();
    expect(play(slide(6000), slide(7000), settle()).announced).toEqual({ amount: 7000, months: 12 });
  });

  test('[widget] any touches in any order leave possible values, never NaN', () => {
    const field = fc.constantFrom<CalculatorField>('amount', 'months');
    const action = fc.oneof(
      fc.record({
        kind: fc.constant('type' as const),
        field,
        text: fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String)),
      }),
      fc.record({ kind: fc.constant('slide' as const), field, value: fc.integer() }),
      fc.record({ kind: fc.constant('nudge' as const), field, steps: fc.constantFrom(-10, -1, 1, 10) }),
      fc.record({ kind: fc.constant('settle' as const), field }),
    );
    const limits = fc
      .tuple(
        fc.integer({ min: 1, max: 10_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1, max: 5000 }),
      )
      .map(([min, max, step]) => consistentBounds(min, max, step));
    fc.assert(
      fc.property(limits, limits, fc.integer(), fc.array(action), (amount, months, first, actions) => {
        const grid = { amount, months };
        let state = startState(grid, { amount: first, months: first });
        for (const next of actions) {
          state = changeCalculator(grid, state, next);
          for (const name of ['amount', 'months'] as const) {
            const { value, text } = state[name];
            expect(nearest(value, grid[name])).toBe(value);
            if (next.kind === 'settle' && next.field === name)
              expect(Number(text.replace(/\s/g, '').replace(',', '.'))).toBe(value);
          }
        }
      }),
    );
  });
});
