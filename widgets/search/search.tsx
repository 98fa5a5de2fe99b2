import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { Pager } from '#ui/design/pager.tsx';
import { SectionHead } from '#ui/design/section-head.tsx';
import { HelpLinks } from './help-links.tsx';
import { NothingFound } from './nothing-found.tsx';
import type { SearchProps } from './props.ts';
import type { queries } from './queries.ts';
import { questionLimits, resultsHref } from './read-question.ts';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';

/** The field to search the site, and what was found. All of it is made on the server. */
export function Search({ props, data, block }: ViewProps<SearchProps, never, ReturnType<typeof queries>>) {
  const { t, href, path, title: pageTitle } = usePage();
  const outcome = data.search ?? { kind: 'none' };
  // The page's first heading must not be missing, even where the editor gave none.
  const title = props.title || (block.first ? pageTitle : undefined);
  const action = href(props.action || path);
  const hrefOf = (words: string, page?: number) => resultsHref(action, words, page);
  const Heading = title && !block.first ? 'h3' : 'h2';
  const Below = Heading === 'h2' ? 'h3' : 'h4';
  return (
    <section className="band" aria-label={title || t('search.submit')}>
      <div className="wrap @container">
        <SectionHead block={block} title={title} lead={props.lead} />
        <SearchForm
          id={`${block.id}-q`}
          action={action}
          title={title}
          label={props.label}
          outcome={outcome}
        />
        {outcome.kind === 'none' && props.popular.length > 0 && (
          <div className="mt-6 flex max-w-3xl flex-wrap items-center gap-x-3 gap-y-2">
            <p className="text-ink-soft">{t('search.popular')}:</p>
            <ul className="flex min-w-0 flex-wrap gap-2">
              {[...props.popular.entries()].map(([position, words]) => (
                <li key={position} className="min-w-0">
                  <a
                    href={hrefOf(words)}
                    className="badge min-h-11 px-4 text-base break-words hover:underline"
                  >
                    {words}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {outcome.kind === 'failed' && (
          <div className="mt-12 grid gap-x-16 gap-y-12 @4xl:grid-cols-[minmax(0,1fr)_17rem]">
            <p role="alert" className="h-fit max-w-3xl rounded-control bg-danger-soft p-5 text-danger">
              {t('search.failed')}
            </p>
            <HelpLinks links={props.help} heading={Heading} />
          </div>
        )}
        {outcome.kind === 'found' && outcome.total > 0 && (
          <div className="mt-12 grid gap-x-16 gap-y-12 @4xl:grid-cols-[minmax(0,1fr)_17rem]">
            <div className="min-w-0">
              <div role="status" className="mb-6">
                <Heading className="text-heading break-words">
                  {t('search.found', { count: outcome.total, words: outcome.words })}
                </Heading>
              </div>
              <SearchResults
                hits={outcome.hits}
                words={outcome.words}
                start={(outcome.page - 1) * questionLimits.page + 1}
                heading={Below}
              />
              <Pager
                page={outcome.page}
                pages={outcome.pages}
                hrefOf={(page) => hrefOf(outcome.words, page)}
                label={t('search.pager')}
                className="mt-8 max-w-3xl"
              />
            </div>
            <HelpLinks links={props.help} heading={Heading} />
          </div>
        )}
        {outcome.kind === 'found' && outcome.total === 0 && (
          <NothingFound words={outcome.words} help={props.help} heading={Heading} />
        )}
      </div>
    </section>
  );
}

export default Search;
