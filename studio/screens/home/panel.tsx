import type { UseQueryResult } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useErrorWords } from '../../app/error-words.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';

interface Props<T> {
  readonly title: string;
  readonly icon: LucideIcon;
  /** Beside the title: how many there are, a link to all. */
  readonly aside?: ReactNode;
  readonly answer: UseQueryResult<T>;
  /** What a screen reader and an empty panel say when there is nothing. */
  readonly empty: string;
  readonly isEmpty: (data: T) => boolean;
  readonly children: (data: T) => ReactNode;
}

/** One card of the first screen. What cannot be read says so in its own card; its neighbours stay. */
export function Panel<T>({ title, icon: Icon, aside, answer, empty, isEmpty, children }: Props<T>) {
  const { t } = useStudioTexts();
  const words = useErrorWords();
  const id = useId();
  const { data } = answer;
  return (
    <section aria-labelledby={id} className="s-card min-w-0 overflow-clip">
      <header className="flex min-h-12 flex-wrap items-center gap-x-2 gap-y-1 border-line border-b px-4 py-2">
        <Icon aria-hidden="true" size={17} className="shrink-0 text-ink-soft" />
        <h2 id={id} className="grow text-heading">
          {title}
        </h2>
        {aside}
      </header>
      {data !== undefined && !isEmpty(data) && children(data)}
      {data !== undefined && isEmpty(data) && <p className="px-4 py-6 text-ink-soft">{empty}</p>}
      {answer.isPending && (
        <p role="status" className="px-4 py-6 text-ink-soft">
          {t('studio.loading')}
        </p>
      )}
      {answer.isError && data === undefined && (
        <div role="alert" className="grid justify-items-start gap-2 px-4 py-4">
          <p className="text-ink-soft">{words(answer.error)}</p>
          <button type="button" className="s-btn" onClick={() => void answer.refetch()}>
            {t('studio.retry')}
          </button>
        </div>
      )}
    </section>
  );
}
