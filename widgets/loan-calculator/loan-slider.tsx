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

/** The browser's own slider without its looks: thumb of 28 px in every engine, on a track drawn behind it. */
const range =
  'absolute inset-0 size-full cursor-pointer appearance-none rounded-control bg-transparent ' +
  '[&::-webkit-slider-runnable-track]:bg-transparent [&::-moz-range-track]:bg-transparent ' +
  '[&::-webkit-slider-thumb]:box-border [&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:appearance-none ' +
  '[&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-[5px] [&::-webkit-slider-thumb]:border-surface ' +
  '[&::-webkit-slider-thumb]:bg-brand [&::-webkit-slider-thumb]:shadow-[0_0_0_2px_var(--color-brand)] ' +
  '[&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-7 [&::-moz-range-thumb]:rounded-full ' +
  '[&::-moz-range-thumb]:border-[5px] [&::-moz-range-thumb]:border-surface [&::-moz-range-thumb]:bg-brand ' +
  '[&::-moz-range-thumb]:shadow-[0_0_0_2px_var(--color-brand)]';

/**
 * A slider whose track is filled up to the thumb. The filling is a drawing, whose width is an attribute: the page's
 * policy refuses `style` in HTML.
 */
export function LoanSlider({ label, value, bounds, write, onSlide, onSettle }: SliderProps) {
  const share = bounds.max > bounds.min ? (value - bounds.min) / (bounds.max - bounds.min) : 0;
  return (
    <div className="relative mt-1 h-11 noscript:hidden print:hidden">
      <div
        aria-hidden="true"
        className="absolute inset-x-0 top-1/2 -mt-1 h-2 rounded-full bg-line forced-colors:border forced-colors:border-[ButtonBorder]"
      >
        <svg
          aria-hidden="true"
          focusable="false"
          className="mx-3.5 block h-2 w-[calc(100%-1.75rem)] overflow-visible fill-brand forced-colors:fill-[Highlight]"
        >
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
        className={range}
      />
    </div>
  );
}
