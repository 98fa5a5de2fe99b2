import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { ImageProps } from './props.ts';

const frames: Readonly<Record<ImageProps['width'], { figure: string; picture: string }>> = {
  text: { figure: 'wrap', picture: 'max-w-[min(100%,68ch)]' },
  wide: { figure: 'wrap', picture: 'max-w-full' },
  full: { figure: '', picture: 'w-full rounded-none' },
};

/** A picture with its size in the markup, so that nothing moves when it arrives. */
export function Image({ props, block }: ViewProps<ImageProps>) {
  const { t } = usePage();
  const { src, alt, width, height } = props.image;
  const frame = frames[props.width];
  const caption = [props.caption, props.credit && t('image.credit', { name: props.credit })].filter(Boolean);
  return (
    <figure className={`py-6 ${frame.figure}`}>
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={block.first ? 'eager' : 'lazy'}
        fetchPriority={block.first ? 'high' : 'auto'}
        decoding="async"
        className={`h-auto rounded-card ${frame.picture}`}
      />
      {caption.length > 0 && (
        <figcaption
          className={`mt-3 max-w-[68ch] text-sm text-ink-soft ${props.width === 'full' ? 'px-5' : ''}`}
        >
          {caption.join(' ')}
        </figcaption>
      )}
    </figure>
  );
}

export default Image;
