import type { GoodsTableChange, GoodsTableResult } from '#schemas/studio/goods-table.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';

/** What an import would do: how many, and each cell before and after. */
export function TableChanges({ result }: { readonly result: GoodsTableResult }) {
  const { t } = useStudioTexts();
  const { added, changed, same, changes } = result;
  if (changes.length === 0) return <p>{t('goods-table.nothing', { count: same })}</p>;
  const more = added + changed - changes.length;
  return (
    <>
      <p>
        {[
          added > 0 && t('goods-table.added', { count: added }),
          changed > 0 && t('goods-table.changed', { count: changed }),
          same > 0 && t('goods-table.same', { count: same }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <ul className="grid gap-3">
        {changes.map((change) => (
          <Change key={change.alias} change={change} />
        ))}
      </ul>
      {more > 0 && <p className="s-hint">{t('goods-table.more', { count: more })}</p>}
    </>
  );
}

function Change({
  change: { row, alias, title, is_new: isNew, cells },
}: {
  readonly change: GoodsTableChange;
}) {
  const { t } = useStudioTexts();
  return (
    <li className="grid gap-2 rounded-lg border border-line p-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="s-label">{title}</h3>
        <span className="s-hint">{t('goods-table.row', { row, alias })}</span>
        {isNew && <span className="s-badge s-badge-good">{t('goods-table.new')}</span>}
      </div>
      <dl className="grid gap-1 text-small">
        {cells.map(({ column, before, after }) => (
          <div key={column} className="grid gap-x-3 desktop:grid-cols-[10rem_1fr]">
            <dt className="s-hint break-words">{column}</dt>
            <dd className="min-w-0 break-words">
              {!isNew && (
                <>
                  <del className="text-ink-soft">{before === '' ? t('goods-table.empty-cell') : before}</del>
                  <span aria-hidden="true"> → </span>
                </>
              )}
              <ins className="font-semibold no-underline">
                {after === '' ? t('goods-table.empty-cell') : after}
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
