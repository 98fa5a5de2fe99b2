import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { PreviewBody } from '#schemas/studio/preview.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { createPreview, ownLookSeconds } from '../../parts-preview/preview-calls.ts';
import { PreviewWindow } from './preview-window.tsx';

interface Props {
  readonly title: string;
  readonly look: Omit<PreviewBody, 'seconds'>;
  readonly width: number;
  readonly height: number;
  /** Its share of a row, as CSS `flex` says it. */
  readonly flex: string;
  /** Another number asks for the page anew. */
  readonly turn: number;
  /** A link was followed in the page. */
  readonly onFollow: (href: string) => void;
}

/** A page of drafts in a window of its own width, drawn as small as it has to be. */
export function PreviewFrame({ title, look, width, height, flex, turn, onFollow }: Props) {
  const { t } = useStudioTexts();
  const words = useErrorWords();
  const box = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
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
        <h2 ref={heading} tabIndex={-1} className="min-w-0 grow truncate font-semibold text-small">
          {title}
        </h2>
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
      <div
        ref={box}
        className="relative overflow-hidden bg-sunken"
        style={{ height: Math.round(height * scale) }}
      >
        {link.error ? (
          <div role="alert" className="grid h-full content-center justify-items-center gap-3 p-4 text-center">
            <p className="s-error">{words(link.error)}</p>
            <button type="button" className="s-btn" onClick={() => void link.refetch()}>
              {t('studio.retry')}
            </button>
          </div>
        ) : link.data ? (
          <div className="mx-auto" style={{ width: Math.round(width * scale) }}>
            <PreviewWindow
              key={link.data.url}
              title={title}
              url={link.data.url}
              width={width}
              height={height}
              scale={scale}
              onFollow={(href) => {
                // The page that had the focus goes away.
                heading.current?.focus();
                onFollow(href);
              }}
            />
          </div>
        ) : (
          <p role="status" className="s-hint grid h-full place-items-center p-4">
            {t('preview.preparing')}
          </p>
        )}
      </div>
    </section>
  );
}
