import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { PreviewBody } from '#schemas/studio/preview.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { createPreview, ownLookSeconds } from '../../parts-preview/preview-calls.ts';

interface Props {
  readonly title: string;
  readonly look: Omit<PreviewBody, 'seconds'>;
  readonly width: number;
  readonly height: number;
  /** Its share of a row, as CSS `flex` says it. */
  readonly flex: string;
  /** Another number asks for the page anew. */
  readonly turn: number;
}

/** A page of drafts in a window of its own width, drawn as small as it has to be. */
export function PreviewFrame({ title, look, width, height, flex, turn }: Props) {
  const { t } = useStudioTexts();
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? width));
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  const link = useQuery({
    queryKey: ['preview-frame', look, turn],
    queryFn: () => createPreview({ ...look, seconds: ownLookSeconds }),
    // A link that is nearly over is not shown again.
    staleTime: (ownLookSeconds / 2) * 1000,
    gcTime: (ownLookSeconds / 2) * 1000,
    refetchOnWindowFocus: false,
  });
  const scale = Math.min(1, room / width);
  return (
    <section className="s-card min-w-0 max-w-full overflow-hidden" style={{ flex }}>
      <header className="flex min-h-11 items-center gap-2 border-line border-b px-3">
        <h2 className="min-w-0 grow truncate font-semibold text-small">{title}</h2>
        {link.data && (
          <a
            className="s-btn s-btn-quiet s-icon-btn"
            href={link.data.url}
            target="_blank"
            rel="noreferrer"
            aria-label={t('preview.open', { title })}
            title={t('preview.open', { title })}
          >
            <ExternalLink aria-hidden="true" size={16} />
          </a>
        )}
      </header>
      <div ref={box} className="overflow-hidden bg-sunken" style={{ height: Math.round(height * scale) }}>
        {link.error && (
          <p role="alert" className="s-error p-4">
            {link.error.message}
          </p>
        )}
        {link.isPending && (
          <p role="status" className="s-hint p-4">
            {t('preview.preparing')}
          </p>
        )}
        {link.data && (
          <iframe
            title={title}
            src={link.data.url}
            className="mx-auto block border-0 bg-page"
            style={{
              width,
              height,
              transform: `scale(${scale})`,
              transformOrigin: room < width ? 'top left' : 'top center',
            }}
          />
        )}
      </div>
    </section>
  );
}
