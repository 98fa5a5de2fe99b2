import type { FormError, FormVerdict } from '#schemas/prepared-form.ts';
import type { FieldCell } from './form-state.ts';

type Cells = ReadonlyMap<string, FieldCell>;

/** Every field says what is wrong with it, or nothing. */
export function withAllErrors(cells: Cells, errors: readonly FormError[]): Cells {
  const byField = new Map(errors.map((error) => [error.field, error]));
  return new Map([...cells].map(([alias, cell]) => [alias, withError(cell, byField.get(alias))]));
}

/** One field says what is wrong with it; what the server said of it stays until its value changes. */
export function withOwnError(cells: Cells, alias: string, verdict: FormVerdict): Cells {
  const cell = cells.get(alias);
  if (!cell?.visible || cell.error?.rule === 'server') return cells;
  const next = withError(cell, errorOf(verdict, alias));
  return next === cell ? cells : new Map(cells).set(alias, next);
}

/**
 * After a change, fields that already say what is wrong say what is wrong now: an error goes as soon as it is mended, and
 * no field is told off while it is first filled in. The check runs only when some field has an error.
 * @param changed the field that was changed; without rules its error goes, as nobody can say whether it still holds
 */
export function withShownErrors(cells: Cells, changed: string, check: () => FormVerdict | null): Cells {
  const shown = [...cells].filter(([, cell]) => cell.error && cell.error.rule !== 'server');
  if (shown.length === 0) return cells;
  const verdict = check();
  if (!verdict) {
    const cell = cells.get(changed);
    return cell?.error ? new Map(cells).set(changed, withError(cell, undefined)) : cells;
  }
  const next = new Map(cells);
  for (const [alias, cell] of shown) next.set(alias, withError(cell, errorOf(verdict, alias)));
  return next;
}

const errorOf = (verdict: FormVerdict, alias: string): FormError | undefined =>
  verdict.ok ? undefined : verdict.errors.find((error) => error.field === alias);

function withError(cell: FieldCell, error: FormError | undefined): FieldCell {
  const same = cell.error?.rule === error?.rule && cell.error?.message === error?.message;
  return same && JSON.stringify(cell.error?.values) === JSON.stringify(error?.values)
    ? cell
    : { ...cell, error };
}
