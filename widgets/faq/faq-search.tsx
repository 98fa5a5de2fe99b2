import { Search as SearchIcon } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import { longestSearch } from './find-questions.ts';
import { wordsParameter } from './queries.ts';

interface Props {
  readonly id: string;
  readonly words: string;
  /** How many questions were found. */
  readonly count: number;
}

/** The field to search the questions: a plain form, which needs no script, and what came of it. */
export function FaqSearch({ id, words, count }: Props) {
  const { t, href, path } = usePage();
  const here = href(path);
  return (
    <search className="mb-8 block max-w-3xl">
      <form method="get" action={here} className="field">
        <label htmlFor={id} className="font-semibold">
          {t('faq.search')}
        </label>
        <div className="flex flex-wrap gap-3">
          <div className="relative min-w-0 flex-[1_1_14rem]">
            <SearchIcon
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft"
            />
            <input
              id={id}
              type="search"
              name={wordsParameter}
              defaultValue={words}
              maxLength={longestSearch}
              autoComplete="off"
              enterKeyHint="search"
              className="input pl-12"
            />
          </div>
          <button type="submit" className="btn btn-secondary flex-[1_0_auto] @lg:flex-none">
            {t('faq.submit')}
          </button>
        </div>
      </form>
      {words !== '' && (
        <div role="status" className="mt-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <p className="break-words">
            {count === 0 ? t('faq.none', { words }) : t('faq.found', { count, words })}
          </p>
          <a href={here} className="text-link inline-flex min-h-6 items-center">
            {t('faq.all')}
          </a>
        </div>
      )}
    </search>
  );
}
