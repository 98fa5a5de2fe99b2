import { Images, Upload as UploadIcon } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import type { MediaFile } from '#schemas/studio/media.ts';
import { useErrorWords } from '../app/error-words.ts';
import { Failed, Loading } from '../app/screen-states.tsx';
import { useSiteLanguages } from '../app/site-languages.ts';
import { useStudioTexts } from '../app/studio-texts.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { FilterSelect } from '../parts/filter-select.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { filesOf } from './check-upload.ts';
import { useMediaFiles } from './media-calls.ts';
import { MediaGrid } from './media-grid.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

interface Props {
  readonly act: 'media.open' | 'media.choose';
  readonly onPress: (file: MediaFile) => void;
  /** Called with a picture that was just uploaded here. */
  readonly onAdded?: (file: MediaFile) => void;
}

/** The library: search, upload by button or by dropping files, and the pictures. */
export function MediaBrowser({ act, onPress, onAdded }: Props) {
  const { t } = useStudioTexts();
  const words = useErrorWords();
  const languages = useSiteLanguages();
  const [question, setQuestion] = useState({ q: '', withoutAlt: '' });
  const [over, setOver] = useState(false);
  const list = useMediaFiles(question);
  const { uploads, send, forget } = useUploads(onAdded);
  const input = useRef<HTMLInputElement>(null);
  const files = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;
  const narrowed = question.q !== '' || question.withoutAlt !== '';
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = filesOf(event.dataTransfer);
    if (dropped.length > 0) void send(dropped);
  };
  const uploadButton = (
    <button type="button" className="s-btn s-btn-main" onClick={() => input.current?.click()}>
      <UploadIcon aria-hidden="true" size={16} />
      {t('media.upload')}
    </button>
  );
  return (
    // Dropping is a shortcut: the button does the same for who has no mouse.
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop files on, with a button of the same use
    <div
      className={`rounded-xl ${over ? 'outline-3 outline-brand outline-dashed outline-offset-4' : ''}`}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={drop}
    >
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <SearchField
          value={question.q}
          label={t('media.search')}
          onSearch={(q) => setQuestion((now) => ({ ...now, q }))}
        />
        <FilterSelect
          filter={{
            name: 'without_alt',
            label: t('media.filter'),
            options: languages.map(({ locale, name }) => ({
              value: locale,
              label: t('media.missing-alt-in', { language: name }),
            })),
          }}
          value={question.withoutAlt}
          onChange={(withoutAlt) => setQuestion((now) => ({ ...now, withoutAlt }))}
        />
        <div className="ms-auto">{uploadButton}</div>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple
          hidden
          onChange={(event) => {
            const chosen = [...(event.target.files ?? [])];
            event.target.value = '';
            if (chosen.length > 0) void send(chosen);
          }}
        />
      </div>
      <p className="s-hint mb-4">{over ? t('media.drop') : t('media.formats')}</p>
      <UploadList uploads={uploads} onForget={forget} />
      {list.isPending && <Loading />}
      {list.isError && <Failed message={words(list.error)} retry={() => void list.refetch()} />}
      {list.isSuccess && files.length === 0 && (
        <EmptyState
          icon={Images}
          title={t(narrowed ? 'media.nothing-found' : 'media.empty')}
          {...(!narrowed && { action: uploadButton })}
        >
          {!narrowed && t('media.empty-text')}
        </EmptyState>
      )}
      <MediaGrid files={files} locale={languages[0]?.locale} act={act} onPress={onPress} />
      {files.length > 0 && (
        <div className="mt-4 flex flex-wrap items-center justify-center gap-3">
          <p className="s-hint tabular-nums" role="status">
            {t('media.shown', { count: files.length, total })}
          </p>
          {list.hasNextPage && (
            <button
              type="button"
              className="s-btn"
              aria-disabled={list.isFetchingNextPage}
              onClick={() => {
                if (!list.isFetchingNextPage) void list.fetchNextPage();
              }}
            >
              {t('media.more')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
