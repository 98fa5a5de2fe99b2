import { ChevronDown } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { itemHeading, SectionHead } from '#ui/design/section-head.tsx';
import { RichHtml } from '#widgets/rich-text/rich-html.tsx';
import { formatLength } from './format-length.ts';
import { OutsideLink } from './outside-link.tsx';
import { Player } from './player.tsx';
import type { VideoProps } from './props.ts';

/** A video of ours with captions and transcript, or a link to one elsewhere. */
export function Video({ props, slots, block }: ViewProps<VideoProps, string>) {
  const { t } = usePage();
  const { title, lead, sources, outside, seconds, caption, transcript } = props;
  const own = sources.length > 0;
  const { aside, ...inTranscript } = slots;
  if (!own && !outside && !transcript) return block.first ? <Nothing props={props} block={block} /> : null;
  return (
    <section className="wrap band @container" aria-label={title ?? props.name}>
      <SectionHead block={block} title={title} lead={lead} />
      <div
        className={
          aside
            ? 'grid items-start gap-8 @4xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] @4xl:gap-12'
            : 'max-w-4xl'
        }
      >
        <figure>
          {own ? (
            <Player props={props} />
          ) : outside ? (
            <OutsideLink props={props} outside={outside} heading={itemHeading(block, title)} />
          ) : (
            <p className="empty-state">{t('video.missing')}</p>
          )}
          {(caption || (own && seconds !== undefined)) && (
            <figcaption className="mt-3 text-ink-soft">
              {caption}
              {own && seconds !== undefined && (
                <span className={caption ? 'ml-2 whitespace-nowrap' : ''}>
                  {t('video.length', { time: formatLength(seconds) })}
                </span>
              )}
            </figcaption>
          )}
          {transcript && (
            <details className="group card mt-4">
              <summary className="flex min-h-12 items-center justify-between gap-4 px-5 py-3 font-semibold text-brand">
                {t('video.transcript')}
                <ChevronDown
                  aria-hidden="true"
                  className="size-5 shrink-0 transition-transform group-open:rotate-180"
                />
              </summary>
              <div className="border-t border-line px-5 py-4">
                <RichHtml html={transcript} slots={inTranscript} />
              </div>
            </details>
          )}
        </figure>
        {aside && <div className="min-w-0 [&_.wrap]:p-0">{aside}</div>}
      </div>
    </section>
  );
}

/** The page keeps its `h1` even where the video is gone. */
function Nothing({ props: { title, name, lead }, block }: Pick<ViewProps<VideoProps>, 'props' | 'block'>) {
  return (
    <div className="wrap band">
      <SectionHead block={block} title={title ?? name} lead={lead} />
    </div>
  );
}

export default Video;
