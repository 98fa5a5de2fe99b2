import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { itemHeading, SectionHead } from '#ui/design/section-head.tsx';
import { FaqSearch } from './faq-search.tsx';
import type { FaqProps } from './props.ts';
import type { FaqQueries } from './queries.ts';
import { QuestionRow } from './question-row.tsx';

/** Questions by categories, each opening to its answer. All of it is made on the server, the search as well. */
export function Faq({ props, data, slots, block }: ViewProps<FaqProps, string, FaqQueries>) {
  const { t, title: pageTitle } = usePage();
  const { words, groups } = data.faq;
  // The page's first heading must not be missing, even where the editor gave none.
  const title = props.title || (block.first ? pageTitle : undefined);
  const Group = itemHeading(block, title);
  const Question = Group === 'h2' ? 'h3' : 'h4';
  const titled = groups.length > 1 || (groups[0] !== undefined && groups[0].title !== '' && !props.category);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const jumps = groups.filter((group) => group.title !== '');
  return (
    <section className="wrap band" aria-label={title ?? t('faq.label')}>
      <div className="@container">
        <SectionHead block={block} title={title} lead={props.lead} />
        {props.search && (count > 0 || words !== '') && (
          <FaqSearch id={`${block.id}-words`} words={words} count={count} />
        )}
        {count === 0 && words === '' && <p className="empty-state">{t('faq.empty')}</p>}
        <div className="grid grid-cols-1 gap-10 @4xl:grid-cols-[15rem_minmax(0,1fr)] @4xl:gap-14">
          {jumps.length > 1 && (
            <nav aria-label={t('faq.categories')} data-print="no" className="h-fit @4xl:sticky @4xl:top-28">
              <ul className="flex flex-wrap gap-2 @4xl:grid @4xl:gap-1">
                {jumps.map((group) => (
                  <li key={group.alias} className="min-w-0">
                    <a
                      href={`#faq-${group.alias}`}
                      className="badge min-h-11 gap-2 max-w-full px-4 text-base wrap-anywhere hover:underline @4xl:flex @4xl:justify-between"
                    >
                      {group.title}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <div
            className={`grid min-w-0 grid-cols-1 content-start gap-10 ${jumps.length > 1 ? '' : '@4xl:col-span-2'}`}
          >
            {groups.map((group) => {
              const named = titled && group.title !== '';
              return (
                <section
                  key={group.alias}
                  id={group.alias === '' ? undefined : `faq-${group.alias}`}
                  aria-label={group.title || t('faq.other')}
                  className="scroll-mt-28"
                >
                  {titled && (
                    <Group className="mb-4 text-heading break-words">
                      {named ? group.title : t('faq.other')}
                    </Group>
                  )}
                  <div className="grid grid-cols-1 gap-2">
                    {group.items.map((item) => (
                      <QuestionRow
                        key={item.id}
                        item={item}
                        heading={titled ? Question : Group}
                        slots={slots}
                        open={words !== '' && count <= 3}
                      />
                    ))}
                  </div>
                </section>
              );
            })}
          </div>
        </div>
      </div>
    </section>
  );
}

export default Faq;
