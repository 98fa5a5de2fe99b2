import type { KeyboardEvent, PointerEvent } from 'react';
import type { MediaFile } from '#schemas/studio/media.ts';
import { useStudioTexts } from '../app/studio-texts.tsx';
import { fileFor } from './media-calls.ts';

type Focus = MediaFile['focus'];

interface Props {
  readonly file: MediaFile;
  readonly value: Focus;
  readonly onChange: (focus: Focus) => void;
}

/** One press of an arrow moves the point by so much of a side. */
const step = 0.05;
const moves: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['ArrowLeft', [-step, 0]],
  ['ArrowRight', [step, 0]],
  ['ArrowUp', [0, -step]],
  ['ArrowDown', [0, step]],
]);
const within = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
const percent = (value: number): number => Math.round(value * 100);

/** Shapes pictures are shown in on pages: a card, a banner, a square. */
const crops = ['aspect-[4/3]', 'aspect-[5/2]', 'aspect-square'] as const;

/** The point of a picture that has to stay in view: by a click, or by the arrow keys. */
export function FocusPicker({ file, value, onChange }: Props) {
  const { t } = useStudioTexts();
  const src = fileFor(file, 960);
  const at = { x: percent(value.x), y: percent(value.y) };
  const set = (x: number, y: number) => onChange({ x: within(x), y: within(y) });
  const press = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.type === 'pointermove' && event.buttons !== 1) return;
    const box = event.currentTarget.getBoundingClientRect();
    set((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  };
  const move = (event: KeyboardEvent) => {
    const by = moves.get(event.key);
    if (!by) return;
    event.preventDefault();
    set(value.x + by[0], value.y + by[1]);
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="s-label" id="media-focus">
          {t('media.focus')}
        </h3>
        <button type="button" className="s-btn s-btn-quiet" onClick={() => set(0.5, 0.5)}>
          {t('media.focus-middle')}
        </button>
      </div>
      <div className="grid place-items-center rounded-lg bg-sunken">
        <button
          type="button"
          aria-labelledby="media-focus media-focus-at"
          aria-describedby="media-focus-hint"
          className="relative block max-w-full cursor-crosshair touch-none"
          onPointerDown={press}
          onPointerMove={press}
          onKeyDown={move}
        >
          <img
            src={src}
            alt=""
            draggable={false}
            width={file.width}
            height={file.height}
            className="block h-auto max-h-[22rem] w-auto max-w-full"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute size-7 -translate-1/2 rounded-full border-3 border-white bg-brand/40 shadow-raised outline-1 outline-black/50"
            style={{ left: `${at.x}%`, top: `${at.y}%` }}
          />
        </button>
      </div>
      <p id="media-focus-at" className="s-hint tabular-nums" aria-live="polite">
        {t('media.focus-at', at)}
      </p>
      <p id="media-focus-hint" className="s-hint">
        {t('media.focus-hint')}
      </p>
      <div>
        <p className="s-hint mb-1.5">{t('media.crops')}</p>
        <div aria-hidden="true" className="flex flex-wrap items-start gap-3">
          {crops.map((shape) => (
            <img
              key={shape}
              src={src}
              alt=""
              className={`h-20 w-auto rounded-md object-cover ${shape}`}
              style={{ objectPosition: `${at.x}% ${at.y}%` }}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
