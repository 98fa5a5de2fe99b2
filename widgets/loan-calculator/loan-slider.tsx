import type { Bounds } from './calculator-state.ts';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly bounds: Bounds;
  readonly write: (value: number) => string;
  readonly onSlide: (value: number) => void;
  readonly onSettle: () => void;
}

/** Half of the thumb: at the ends its middle is that far from the ends of the track. Pixels. */
const reach = 14;

/**
 * A slider whose track is filled up to the thumb. The filling is a drawing, whose width is an attribute: the page's
 * policy refuses `style` in HTML.
 */
export function LoanSlider({ label, value, bounds, write, onSlide, onSettle }: SliderProps) {
  const share = bounds.max > bounds.min ? (value - bounds.min) / (bounds.max - bounds.min) : 0;
  return (
    <div className="relative mt-1 h-11 noscript:hidden print:hidden">
      <div aria-hidden="true" className="loan-track">
        <svg aria-hidden="true" focusable="false">
          <rect x={-reach} width={reach + 4} height="8" rx="4" />
          <rect width={`${(share * 100).toFixed(2)}%`} height="8" />
        </svg>
      </div>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={write(value)}
        min={bounds.min}
        max={bounds.max}
        step={bounds.step}
        value={value}
        onChange={(event) => onSlide(event.target.valueAsNumber)}
        onPointerUp={onSettle}
        onKeyUp={onSettle}
        onBlur={onSettle}
        className="loan-range"
      />
    </div>
  );
}
