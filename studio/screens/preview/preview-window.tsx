import { useEffect, useRef, useState } from 'react';
import { previewLinkMessage } from '#schemas/studio/preview.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';

interface Props {
  readonly title: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** A link was followed in the page. */
  readonly onFollow: (href: string) => void;
}

/** The page itself, covered until it is there. It asks for no other page: that is for the grid to show. */
export function PreviewWindow({ title, url, width, height, scale, onFollow }: Props) {
  const { t } = useStudioTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  const [there, setThere] = useState(false);
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      const href = followed(data);
      if (href !== null) onFollow(href);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [onFollow]);
  return (
    <>
      <iframe
        ref={frame}
        title={title}
        src={url}
        aria-busy={!there}
        className="block origin-top-left border-0 bg-page"
        style={{ width, height, transform: `scale(${scale})` }}
        onLoad={() => setThere(true)}
      />
      {!there && (
        <p role="status" className="s-hint absolute inset-0 grid place-items-center bg-sunken p-4">
          {t('preview.loading')}
        </p>
      )}
    </>
  );
}

const followed = (data: unknown): string | null =>
  typeof data === 'object' &&
  data !== null &&
  'kind' in data &&
  data.kind === previewLinkMessage &&
  'href' in data &&
  typeof data.href === 'string'
    ? data.href
    : null;
