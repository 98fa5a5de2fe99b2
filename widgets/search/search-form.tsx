import { Search as SearchIcon } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { SearchOutcome } from './queries.ts';
import { questionLimits, wordsParameter } from './read-question.ts';

interface SearchFormProps {
  readonly id: string;
  /** Address of the results, in the page's language. */
  readonly action: string;
  /** Heading above the form: a label of the same words is there for those who do not see the page only. */
  readonly title: string | undefined;
  readonly label: string | undefined;
  readonly outcome: SearchOutcome;
}

/** The field and its button: a plain form, which needs no script. */
export function SearchForm({ id, action, title, label, outcome }: SearchFormProps) {
  const { t } = usePage();
  const words = label || t('search.label');
  const wrong = outcome.kind === 'short' || outcome.kind === 'long';
  return (
    <search>
      <form method="get" action={action} className="max-w-3xl">
        <div className="field">
          <label htmlFor={id} className={words === title ? 'sr-only' : 'text-lead'}>
            {words}
          </label>
          <div className="flex flex-wrap items-start gap-3 @lg:flex-nowrap">
            <div className="min-w-0 flex-[1_1_16rem]">
              <div className="relative">
                <SearchIcon
                  aria-hidden="true"
                  className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft"
                />
                <input
                  id={id}
                  type="search"
                  name={wordsParameter}
                  defaultValue={outcome.kind === 'none' ? undefined : outcome.words}
                  maxLength={questionLimits.longest}
                  autoComplete="off"
                  enterKeyHint="search"
                  required
                  aria-invalid={wrong ? true : undefined}
                  aria-describedby={wrong ? `${id}-error` : undefined}
                  className="input min-h-14 pl-12 text-lg"
                />
              </div>
              {wrong && (
                <p id={`${id}-error`} className="field-error mt-2">
                  {t(outcome.kind === 'short' ? 'search.short' : 'search.long')}
                </p>
              )}
            </div>
            <button type="submit" className="btn btn-primary min-h-14 flex-[1_0_auto] px-8 @lg:flex-none">
              {t('search.submit')}
            </button>
          </div>
        </div>
      </form>
    </search>
  );
}
