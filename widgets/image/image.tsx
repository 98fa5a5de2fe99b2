import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { Picture } from '#ui/design/picture.tsx';
import type { ImageProps } from './props.ts';

/** In a narrow place, such as a column, a picture fills it; in a wide one it is not blown up beyond its own size. */
const frames: Readonly<Record<ImageProps['width'], { figure: string; picture: string; sizes: string }>> = {
  text: {
    figure: 'wrap',
    picture: 'max-w-[min(100%,68ch)] rounded-card',
    sizes: '(min-width: 48rem) 42rem, 100vw',
  },
  wide: {
    figure: 'wrap',
    picture: 'max-w-full rounded-card @max-2xl:w-full',
    sizes: '(min-width: 75rem) 70rem, 100vw',
  },
  full: { figure: '', picture: 'max-h-[32rem] w-full object-cover', sizes: '100vw' },
};

/** A picture with its size in the markup, so that nothing moves when it arrives. */
export function Image({ props, block }: ViewProps<ImageProps>) {
  const { t } = usePage();
  const frame = frames[props.width];
  const caption = [props.caption, props.credit && t('image.credit', { name: props.credit })].filter(Boolean);
  return (
    <figure className={`band ${frame.figure}`}>
      <div className="@container">
        <Picture
          picture={props.image}
          eager={block.first}
          sizes={frame.sizes}
          className={`h-auto ${frame.picture}`}
        />
      </div>
      {caption.length > 0 && (
        <figcaption className={`mt-3 ${props.width === 'full' ? 'wrap' : ''}`}>
          <p className="max-w-[68ch] border-l-2 border-sun pl-3 text-sm text-ink-soft">{caption.join(' ')}</p>
        </figcaption>
      )}
    </figure>
  );
}

export default Image;
