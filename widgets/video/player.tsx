import { usePage } from '#engine/react/page-context.tsx';
import type { VideoProps } from './props.ts';

/** Most videos have this shape; the poster tells of others. */
const usualSize = { width: 1280, height: 720 } as const;

/** Newer browsers wait until the player comes near the window. */
const whenNear = { loading: 'lazy' } as const;

/**
 * The browser's own player. Only length and shape of the video are fetched ahead: without them Chromium turns its wheel
 * of loading for good. Its size stands in the markup, so that nothing moves. Captions in the page's language are on from
 * the start.
 */
export function Player({ props: { name, sources, poster, tracks } }: { props: VideoProps }) {
  const { t, locale } = usePage();
  const { width, height } = poster ?? usualSize;
  return (
    <video
      controls
      playsInline
      preload="metadata"
      {...whenNear}
      aria-label={t('video.name', { name })}
      width={width}
      height={height}
      poster={poster?.src}
      className="h-auto w-full rounded-card border border-line bg-sunken"
    >
      {sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      {tracks.map(({ src, language, label }) => (
        <track
          key={src}
          kind="captions"
          src={src}
          srcLang={language}
          label={label}
          default={language === locale}
        />
      ))}
      {sources.map(({ src }) => (
        <a key={src} href={src} className="text-link">
          {t('video.download', { name })}
        </a>
      ))}
    </video>
  );
}
