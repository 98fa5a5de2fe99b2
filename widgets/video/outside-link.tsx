import { ArrowUpRight, Play } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import { Picture } from '#ui/design/picture.tsx';
import { PictureGap } from '#ui/design/picture-gap.tsx';
import { formatLength } from './format-length.ts';
import type { VideoProps } from './props.ts';

interface Props {
  readonly props: VideoProps;
  readonly outside: NonNullable<VideoProps['outside']>;
  readonly heading: 'h2' | 'h3';
}

/** A video on another site, as a link and nothing more: that site learns of the visitor only after a click. */
export function OutsideLink({ props: { name, poster, seconds }, outside, heading: Heading }: Props) {
  const { t, href } = usePage();
  return (
    <article className="card card-link overflow-hidden">
      <div className="relative">
        {poster ? (
          <Picture picture={poster} className="aspect-video w-full bg-sunken object-cover" />
        ) : (
          <PictureGap className="aspect-video w-full" />
        )}
        <span className="absolute bottom-4 left-4 grid size-14 place-items-center rounded-full bg-deep text-on-deep">
          <Play aria-hidden="true" className="size-6 translate-x-0.5 fill-current" />
        </span>
      </div>
      <div className="p-5 sm:p-6">
        <Heading className="text-heading hyphens-auto">
          <a href={href(outside.href)} rel="noopener noreferrer">
            {name}
          </a>
        </Heading>
        <p className="mt-2 text-ink-soft">
          {t('video.outside', { provider: outside.provider })}
          <ArrowUpRight aria-hidden="true" className="ml-1 inline size-5 text-brand" />
        </p>
        {seconds !== undefined && (
          <p className="mt-1 text-ink-soft">{t('video.length', { time: formatLength(seconds) })}</p>
        )}
      </div>
    </article>
  );
}
