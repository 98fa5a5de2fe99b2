/** Which values a field may have: from `min` in steps of `step`, never above `max`. Whole numbers. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export type CalculatorField = 'amount' | 'months';
export type CalculatorBounds = Readonly<Record<CalculatorField, Bounds>>;

/** What is to be said of a field. `adjusted`: what was typed has been moved to the nearest possible value. */
export type Notice = 'none' | 'impossible' | 'adjusted';

export interface FieldState {
  /** Always possible: on the grid of the bounds. */
  readonly value: number;
  /** What stands in the number field, possible or not. */
  readonly text: string;
  readonly notice: Notice;
}

export interface Choice {
  readonly amount: number;
  readonly months: number;
}

export interface CalculatorState extends Readonly<Record<CalculatorField, FieldState>> {
  /** The settled choice that a screen reader is told of; null until the visitor has made one. */
  readonly announced: Choice | null;
}

export type CalculatorAction =
  | { readonly kind: 'type'; readonly field: CalculatorField; readonly text: string }
  | { readonly kind: 'slide'; readonly field: CalculatorField; readonly value: number }
  | { readonly kind: 'nudge'; readonly field: CalculatorField; readonly steps: number }
  /** The visitor is done with the field: let go of the slider, or left the field. */
  | { readonly kind: 'settle'; readonly field: CalculatorField };

/** Bounds that hold together whatever an editor wrote: `max` is not below `min` and lies on the grid. */
export function consistentBounds(min: number, max: number, step: number): Bounds {
  return { min, max: min + Math.max(0, Math.floor((max - min) / step)) * step, step };
}

/** The possible value nearest to `value`. */
export function nearest(value: number, { min, max, step }: Bounds): number {
  const clamped = Math.min(max, Math.max(min, value));
  return Math.min(max, min + Math.round((clamped - min) / step) * step);
}

/** The state before the visitor touches anything. */
export function startState(bounds: CalculatorBounds, start: Choice): CalculatorState {
  return {
    amount: settled(nearest(start.amount, bounds.amount)),
    months: settled(nearest(start.months, bounds.months)),
    announced: null,
  };
}

/** The rules of input: typing never changes what stands in the field, leaving it makes it possible. */
export function changeCalculator(
  bounds: CalculatorBounds,
  state: CalculatorState,
  action: CalculatorAction,
): CalculatorState {
  const { field } = action;
  const limits = bounds[field];
  const before = state[field];
  switch (action.kind) {
    case 'type':
      return { ...state, [field]: typed(action.text, before, limits) };
    case 'slide':
      return { ...state, [field]: settled(nearest(action.value, limits)) };
    case 'nudge':
      return announce({
        ...state,
        [field]: settled(nearest(before.value + action.steps * limits.step, limits)),
      });
    case 'settle':
      return announce({
        ...state,
        [field]: before.notice === 'impossible' ? adjusted(before, limits) : before,
      });
  }
}

function settled(value: number): FieldState {
  return { value, text: String(value), notice: 'none' };
}

/** The last possible value stays in force while what is typed is not one. */
function typed(text: string, before: FieldState, bounds: Bounds): FieldState {
  const value = readNumber(text);
  return value !== null && nearest(value, bounds) === value
    ? { value, text, notice: 'none' }
    : { value: before.value, text, notice: 'impossible' };
}

function adjusted({ value, text }: FieldState, bounds: Bounds): FieldState {
  return { ...settled(nearest(readNumber(text) ?? value, bounds)), notice: 'adjusted' };
}

function announce(state: CalculatorState): CalculatorState {
  const { announced } = state;
  const amount = state.amount.value;
  const months = state.months.value;
  return announced?.amount === amount && announced.months === months
    ? state
    : { ...state, announced: { amount, months } };
}

/** A number as people write it, with spaces between thousands and a comma or a point; null for anything else. */
function readNumber(text: string): number | null {
  const compact = text.replace(/\s/g, '').replace(',', '.');
  return /^-?\d{1,15}(\.\d{1,6})?$/.test(compact) ? Number(compact) : null;
}
