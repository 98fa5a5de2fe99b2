import { type ReactNode, useState } from 'react';
import { useErrorWords } from '../app/error-words.ts';
import { useStudioTexts } from '../app/studio-texts.tsx';
import { type BulkAction, BulkBar } from './bulk-bar.tsx';
import { EmptyState } from './empty-state.tsx';
import { type Filter, FilterSelect } from './filter-select.tsx';
import { Pager } from './pager.tsx';
import { SearchField } from './search-field.tsx';
import { type Column, TableRows } from './table-rows.tsx';
import type { ListState } from './use-list.ts';

interface Props<Row> {
  /** What the rows are: the name of the table for screen readers. */
  readonly label: string;
  readonly list: ListState<Row>;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  /** Name of a row for people: what its checkbox says. */
  readonly titleOf: (row: Row) => string;
  /** `false` leaves the search field out. */
  readonly search?: string | false;
  readonly filters?: readonly Filter[];
  /** What can be done with several rows at once; rows get checkboxes when there is any. */
  readonly bulk?: readonly BulkAction<Row>[];
  /** At the end of the bar: the button that creates. */
  readonly aside?: ReactNode;
  /** Shown when there is nothing at all. */
  readonly empty?: ReactNode;
}

/** A list with search, filters, pages, selection and what can be done with what is selected. */
export function DataTable<Row>(props: Props<Row>) {
  const { label, list, columns, keyOf, titleOf, search, filters = [], bulk = [], aside, empty } = props;
  const { t } = useStudioTexts();
  const words = useErrorWords();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // What is no longer in view is not acted upon: nobody deletes what they do not see.
  const selected = list.rows.filter((row) => chosen.has(keyOf(row)));
  const choose = (keys: readonly string[], wanted: boolean) => {
    const next = new Set(selected.map(keyOf));
    for (const key of keys) {
      if (wanted) next.add(key);
      else next.delete(key);
    }
    setChosen(next);
  };
  return (
    <section aria-label={label} className="s-card overflow-clip">
      {(search !== false || filters.length > 0 || aside) && (
        <div className="flex flex-wrap items-center gap-3 border-line border-b p-3">
          {search !== false && (
            <SearchField
              value={list.q}
              onSearch={list.setQ}
              {...(search !== undefined && { label: search })}
            />
          )}
          {filters.map((filter) => (
            <FilterSelect
              key={filter.name}
              filter={filter}
              value={list.filter(filter.name)}
              onChange={(value) => list.setFilter(filter.name, value)}
            />
          ))}
          {aside && <div className="ms-auto flex flex-wrap gap-2">{aside}</div>}
        </div>
      )}
      {selected.length > 0 && (
        <BulkBar
          rows={selected}
          actions={bulk}
          onClear={() => setChosen(new Set())}
          onDone={() => {
            setChosen(new Set());
            void list.refresh();
          }}
        />
      )}
      <TableRows
        label={label}
        rows={list.rows}
        columns={columns}
        keyOf={keyOf}
        titleOf={titleOf}
        selected={bulk.length > 0 ? new Set(selected.map(keyOf)) : null}
        onSelect={choose}
      />
      {list.pending && (
        <p role="status" className="p-6 text-center text-ink-soft">
          {t('parts.loading')}
        </p>
      )}
      {list.error && list.rows.length === 0 && (
        <div role="alert" className="grid justify-items-center gap-2 p-8 text-center">
          <p className="font-semibold">{t('studio.failed')}</p>
          <p className="s-hint">{words(list.error)}</p>
          <button type="button" className="s-btn" onClick={() => void list.refresh()}>
            {t('studio.retry')}
          </button>
        </div>
      )}
      {!list.pending && !list.error && list.rows.length === 0 && <Nothing list={list} empty={empty} />}
      {list.rows.length > 0 && (
        <div className="flex justify-end px-3 py-2">
          <Pager page={list.page} pageSize={list.pageSize} total={list.total} onPage={list.setPage} />
        </div>
      )}
    </section>
  );
}

function Nothing<Row>({ list, empty }: { readonly list: ListState<Row>; readonly empty: ReactNode }) {
  const { t } = useStudioTexts();
  if (!list.narrowed && list.page === 1) return empty ?? <EmptyState title={t('parts.nothing')} />;
  return (
    <EmptyState
      title={t('parts.nothing-found')}
      action={
        <button type="button" className="s-btn" onClick={list.clear}>
          {t('parts.clear-filters')}
        </button>
      }
    />
  );
}
