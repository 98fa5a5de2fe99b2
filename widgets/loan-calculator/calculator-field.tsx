import { usePage } from '#engine/react/page-context.tsx';
import type { Bounds, CalculatorAction, CalculatorField, FieldState } from './calculator-state.ts';
import { LoanSlider } from './loan-slider.tsx';
import { StepButton } from './step-button.tsx';

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
  const settle = () => change({ kind: 'settle', field });
  const limits = { min: write(bounds.min), max: write(bounds.max), step: write(bounds.step) };
  const impossible = state.notice === 'impossible';
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <label htmlFor={id} className="min-w-0 text-lg font-semibold">
          {t(`loan-calculator.${field}`)}
        </label>
        <div className="flex min-w-0 items-center gap-2 @max-md:w-full">
          <StepButton
            direction="less"
            label={t(`loan-calculator.${field}-less`, limits)}
            spent={state.value === bounds.min}
            onPress={() => change({ kind: 'nudge', field, steps: -1 })}
          />
          <div className="relative min-w-0 flex-1">
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
              aria-invalid={impossible}
              aria-describedby={`${id}-unit ${id}-notice`}
              className={`input pl-2 text-right @md:w-32 @4xl:w-36 ${unit.length > 2 ? 'pr-15' : 'pr-10'} text-lg font-semibold tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none`}
            />
            <span
              id={`${id}-unit`}
              className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center text-ink-soft"
            >
              {unit}
            </span>
          </div>
          <StepButton
            direction="more"
            label={t(`loan-calculator.${field}-more`, limits)}
            spent={state.value === bounds.max}
            onPress={() => change({ kind: 'nudge', field, steps: 1 })}
          />
        </div>
      </div>
      <LoanSlider
        label={t(`loan-calculator.${field}-slider`)}
        value={state.value}
        bounds={bounds}
        write={write}
        onSlide={(value) => change({ kind: 'slide', field, value })}
        onSettle={settle}
      />
      {/* One line for both: what is wrong, or was put right, stands where the ends of the range stood. */}
      <div className="min-h-6 text-sm text-ink-soft">
        {state.notice === 'none' && (
          <p aria-hidden="true" className="flex justify-between gap-4">
            <span>{limits.min}</span>
            <span>{limits.max}</span>
          </p>
        )}
        <p id={`${id}-notice`} aria-live="polite" className={impossible ? 'font-medium text-danger' : ''}>
          {impossible && t(`loan-calculator.${field}-bounds`, limits)}
          {state.notice === 'adjusted' &&
            t(`loan-calculator.${field}-adjusted`, { value: write(state.value) })}
        </p>
      </div>
    </div>
  );
}
