import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStudioTexts } from '../../app/studio-texts.tsx';

/** Widths the canvas is looked at in, in pixels of the page. */
export const widths = { desktop: 1280, tablet: 820, phone: 390 } as const;
export type Width = keyof typeof widths;

/** The width a page is first looked at in: on a phone a whole desktop would be too small to read or touch. */
export const firstWidth = (windowWidth: number): Width => (windowWidth < widths.tablet ? 'phone' : 'desktop');

const icons = { desktop: Monitor, tablet: Tablet, phone: Smartphone } as const;

/** Chooses a width. */
export function WidthSwitch({
  value,
  onChange,
}: {
  readonly value: Width;
  readonly onChange: (width: Width) => void;
}) {
  const { t } = useStudioTexts();
  return (
    <fieldset className="ed-switch">
      <legend className="sr-only">{t('editor.width')}</legend>
      {(['desktop', 'tablet', 'phone'] as const).map((width) => {
        const Icon = icons[width];
        return (
          <button
            key={width}
            type="button"
            aria-pressed={width === value}
            aria-label={t(`editor.width-${width}`)}
            title={t(`editor.width-${width}`)}
            onClick={() => onChange(width)}
          >
            <Icon aria-hidden="true" size={18} />
          </button>
        );
      })}
    </fieldset>
  );
}

/** Room of the canvas: the page in its real width, made smaller where the window has not the place. */
export function CanvasRoom({ width, children }: { readonly width: Width; readonly children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const wanted = widths[width];
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / wanted);
  const shown = width === 'desktop' ? Math.max(wanted, size.width) : wanted;
  return (
    <div ref={room} className="ed-room">
      <div
        className="ed-sheet"
        style={{
          width: shown,
          height: size.height / scale,
          transform: scale === 1 ? undefined : `scale(${scale})`,
          marginInlineStart: Math.max(0, (size.width - shown * scale) / 2),
        }}
      >
        {children}
      </div>
    </div>
  );
}
