import type { Picture as PictureData } from '#schemas/picture.ts';

interface PictureProps {
  readonly picture: PictureData;
  /** On the first screen of a page: fetched at once, before anything else. */
  readonly eager?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A picture with its size in the markup, so that nothing moves when it arrives. Later ones are fetched when near. */
export function Picture({ picture, eager = false, className = '' }: PictureProps) {
  return (
    <img
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
}
