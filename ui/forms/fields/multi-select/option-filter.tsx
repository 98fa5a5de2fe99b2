import { Search } from 'lucide-react';
import type { FormServices } from '../../field-kind.ts';

interface OptionFilterProps {
  readonly id: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly found: number;
  readonly chosen: number;
  readonly t: FormServices['t'];
}

/** Shortens a long list of options; says how many are found and chosen, the chosen ones out of sight included. */
export function OptionFilter({ id, query, onQuery, found, chosen, t }: OptionFilterProps) {
  return (
    <div className="field-filter">
      <label htmlFor={id} className="sr-only">
        {t('form.multi-select.filter')}
      </label>
      <div className="field-filter-box">
        <Search aria-hidden="true" className="field-filter-mark" />
        <input
          id={id}
          type="text"
          inputMode="search"
          autoComplete="off"
          placeholder={t('form.multi-select.filter')}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={(event) => {
            // Enter belongs to the filter here; the form must not be sent by it.
            if (event.key === 'Enter') event.preventDefault();
            if (event.key === 'Escape' && query !== '') {
              event.stopPropagation();
              onQuery('');
            }
          }}
          className="input"
        />
      </div>
      <p role="status" className="field-hint">
        {query.trim() !== '' && `${t('form.multi-select.found', { count: found })} `}
        {t('form.multi-select.chosen', { count: chosen })}
      </p>
    </div>
  );
}
