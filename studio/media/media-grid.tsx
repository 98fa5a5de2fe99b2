import type { MediaFile } from '#schemas/studio/media.ts';
import { useStudioTexts } from '../app/studio-texts.tsx';
import { Badge } from '../parts/badge.tsx';
import { fileFor } from './media-calls.ts';

interface Props {
  readonly files: readonly MediaFile[];
  /** Language whose missing descriptions are shown. */
  readonly locale: string | undefined;
  /** What pressing a picture does: key of the text with `{{title}}`. */
  readonly act: 'media.open' | 'media.choose';
  readonly onPress: (file: MediaFile) => void;
}

/** Pictures as tiles; each is a button that says what it does with which picture. */
export function MediaGrid({ files, locale, act, onPress }: Props) {
  const { t } = useStudioTexts();
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(10.5rem,44%),1fr))] gap-3">
      {files.map((file) => {
        const lacks = locale !== undefined && (file.alt[locale] ?? '') === '';
        return (
          <li key={file.id}>
            <button
              type="button"
              className="s-card group block h-full w-full overflow-hidden text-start hover:border-brand"
              aria-label={t(act, { title: file.title })}
              {...(lacks && { 'aria-description': t('media.missing-alt') })}
              onClick={() => onPress(file)}
            >
              <span className="relative block aspect-[4/3] bg-sunken">
                <img
                  src={fileFor(file, 320)}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className="size-full object-contain"
                />
                {lacks && (
                  <span className="absolute start-2 top-2">
                    <Badge tone="caution">{t('media.missing-alt')}</Badge>
                  </span>
                )}
              </span>
              <span className="block border-line border-t px-3 py-2">
                <span className="block truncate font-semibold">{file.title}</span>
                <span className="s-hint block tabular-nums">
                  {file.width} × {file.height}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
