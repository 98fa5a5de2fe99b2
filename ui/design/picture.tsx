import type { Picture as PictureData } from '#schemas/picture.ts';
import { pictureFiles } from './picture-files.ts';

interface PictureProps {
  readonly picture: PictureData;
  /** On the first screen of a page: fetched at once, before anything else. */
  readonly eager?: boolean | undefined;
  readonly className?: string | undefined;
  /** How wide it is shown (`sizes` of HTML), by which a browser chooses a file; left out, as in a row of cards. */
  readonly sizes?: string | undefined;
}

const inCards = '(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw';

/**
 * A picture with its size in the markup, so that nothing moves when it arrives. Later ones are fetched when near. Those of
 * the media library come in the width and format that fit, cropped around what matters in them.
 */
export function Picture({ picture, eager = false, className = '', sizes = inCards }: PictureProps) {
  const files = pictureFiles(picture.src);
  const image = (
    <img
      // Before the address: a browser that knew it alone would begin with the largest file.
      {...(files && { srcSet: files.srcSet, sizes })}
      {...(files?.focus && { 'data-focus-x': files.focus.x, 'data-focus-y': files.focus.y })}
      src={picture.src}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      decoding="async"
      // The starter lets a near picture load before React takes the block over; that is no difference to complain of.
      suppressHydrationWarning
      className={className}
    />
  );
  if (!files) return image;
  return (
    <picture className="contents">
      {files.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
