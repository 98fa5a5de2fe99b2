import { usePage } from '#engine/react/page-context.tsx';
import type { Bounds, CalculatorAction, CalculatorField, FieldState } from './calculator-state.ts';

interface FieldProps {
  readonly id: string;
  readonly field: CalculatorField;
  /** Name of the query parameter that the form sends. */
  readonly name: string;
  readonly state: FieldState;
  readonly bounds: Bounds;
  /** Short name of what is counted, beside the number. */
  readonly unit: string;
  readonly write: (value: number) => string;
  readonly change: (action: CalculatorAction) => void;
}

/** One value by slider, number field or buttons. Without script the number field alone does the work. */
export function LoanField({ id, field, name, state, bounds, unit, write, change }: FieldProps) {
  const { t } = usePage();
  const label = t(`loan-calculator.${field}`);
  const settle = () => change({ kind: 'settle', field });
  const limits = { min: write(bounds.min), max: write(bounds.max), step: write(bounds.step) };
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <label htmlFor={id} className="text-lead font-semibold">
          {label}
        </label>
        <div className="flex min-w-0 items-center gap-2">
          <StepButton
            sign="−"
            label={t(`loan-calculator.${field}-less`, limits)}
            spent={state.value === bounds.min}
            onPress={() => change({ kind: 'nudge', field, steps: -1 })}
          />
          <input
            id={id}
            type="number"
            inputMode="numeric"
            name={name}
            required
            min={bounds.min}
            max={bounds.max}
            step={bounds.step}
            value={state.text}
            onChange={(event) => change({ kind: 'type', field, text: event.target.value })}
            onBlur={settle}
            aria-invalid={state.notice === 'impossible'}
            aria-describedby={`${id}-unit ${id}-notice`}
            className="h-12 w-28 min-w-0 rounded-control border border-line-strong bg-surface px-3 text-center text-lg font-semibold tabular-nums [appearance:textfield] aria-invalid:border-danger [&::-webkit-inner-spin-button]:appearance-none"
          />
          <span id={`${id}-unit`} className="min-w-6 shrink-0 text-ink-soft">
            {unit}
          </span>
          <StepButton
            sign="+"
            label={t(`loan-calculator.${field}-more`, limits)}
            spent={state.value === bounds.max}
            onPress={() => change({ kind: 'nudge', field, steps: 1 })}
          />
        </div>
      </div>
      <input
        type="range"
        aria-label={t(`loan-calculator.${field}-slider`)}
        aria-valuetext={write(state.value)}
        min={bounds.min}
        max={bounds.max}
        step={bounds.step}
        value={state.value}
        onChange={(event) => change({ kind: 'slide', field, value: event.target.valueAsNumber })}
        onPointerUp={settle}
        onKeyUp={settle}
        onBlur={settle}
        className="mt-2 h-11 w-full cursor-pointer accent-brand noscript:hidden"
      />
      <p aria-hidden="true" className="flex justify-between text-sm text-ink-soft">
        <span>{limits.min}</span>
        <span>{limits.max}</span>
      </p>
      <p
        id={`${id}-notice`}
        aria-live="polite"
        className={`min-h-6 pt-1 text-sm ${state.notice === 'impossible' ? 'text-danger' : 'text-ink-soft'}`}
      >
        {state.notice === 'impossible' && t(`loan-calculator.${field}-bounds`, limits)}
        {state.notice === 'adjusted' && t(`loan-calculator.${field}-adjusted`, { value: write(state.value) })}
      </p>
    </div>
  );
}

interface StepButtonProps {
  readonly sign: string;
  readonly label: string;
  /** At the end of the range. Not `disabled`, which would take the focus away from under the finger. */
  readonly spent: boolean;
  readonly onPress: () => void;
}

function StepButton({ sign, label, spent, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={spent}
      onClick={onPress}
      className="grid size-12 shrink-0 place-items-center rounded-full border border-line-strong bg-surface text-2xl leading-none text-brand hover:bg-brand-soft aria-disabled:border-line aria-disabled:text-ink-soft aria-disabled:hover:bg-surface noscript:hidden"
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
