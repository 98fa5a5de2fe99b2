import { evaluateBindings, type FieldState } from '#engine/forms/evaluate-bindings.ts';
import type { FormDefinition, FormField } from '#schemas/form.ts';
import type { FieldKind } from './field-kind.ts';
import type { FieldCell } from './form-state.ts';
import { allValues, isEmpty } from './form-values.ts';

/** Fills may wake further bindings; two that fill each other would never end. */
const maxRounds = 10;

interface BoundFields {
  readonly definition: FormDefinition;
  readonly fields: readonly FormField[];
  readonly kindOf: (field: FormField) => FieldKind | undefined;
  /** A form that begins, or goes on from a draft: what is filled in already is not overwritten. */
  readonly starting: boolean;
}

/** Fields whose value some binding looks at: a change of any other leaves all bindings as they are. */
export function watchedFields(fields: readonly FormField[]): ReadonlySet<string> {
  const bindings = fields.flatMap((field) => field.bindings ?? []);
  return new Set(
    bindings.flatMap((binding) => [
      ...binding.when.map((condition) => condition.field),
      ...(binding.from === undefined ? [] : [binding.from]),
    ]),
  );
}

/**
 * Carries out the bindings (specification 3): what is shown, needed, limited and filled in. Cells that stay what they
 * were stay the same objects.
 */
export function settleBindings(
  form: BoundFields,
  before: ReadonlyMap<string, FieldCell>,
): ReadonlyMap<string, FieldCell> {
  let cells = before;
  for (let round = 0; round < maxRounds; round++) {
    const states = evaluateBindings(form.definition, allValues(cells));
    const next = new Map(cells);
    let changed = false;
    let refilled = false;
    for (const field of form.fields) {
      const cell = cells.get(field.alias);
      const state = states.get(field.alias);
      if (!cell || !state) continue;
      const value = boundValue(field, { cell, state, form });
      if (sameState(cell, state) && Object.is(value, cell.value)) continue;
      changed = true;
      refilled ||= !Object.is(value, cell.value);
      next.set(field.alias, {
        ...cell,
        value,
        visible: state.visible,
        required: state.required,
        allowed: state.allowed,
        fill: state.fill,
        error: state.visible ? cell.error : undefined,
      });
    }
    if (!changed) return cells;
    cells = next;
    if (!refilled) return cells;
  }
  return cells;
}

/**
 * The value with fill and limit carried out. A fill goes in when its condition begins to hold; afterwards it follows its
 * source only while nobody wrote something else over it.
 */
function boundValue(
  field: FormField,
  { cell, state, form }: { readonly cell: FieldCell; readonly state: FieldState; readonly form: BoundFields },
): unknown {
  const kind = form.kindOf(field);
  if (!kind) return cell.value;
  const filled = fillIn(cell, { state, starting: form.starting, read: (value) => kind.read(value, field) });
  const { allowed } = state;
  if (allowed === undefined) return filled;
  if (Array.isArray(filled)) {
    const kept = filled.filter((key) => allowed.includes(key));
    return kept.length === filled.length ? filled : kept;
  }
  const refused = typeof filled === 'string' && filled !== '' && !allowed.includes(filled);
  return refused ? kind.emptyValue : filled;
}

function fillIn(
  cell: FieldCell,
  {
    state,
    starting,
    read,
  }: { readonly state: FieldState; readonly starting: boolean; readonly read: (value: unknown) => unknown },
): unknown {
  if (state.fill === undefined || Object.is(state.fill, cell.fill)) return cell.value;
  const begins = cell.fill === undefined && !starting;
  const followed = cell.fill !== undefined && Object.is(cell.value, read(cell.fill));
  return begins || followed || isEmpty(cell.value) ? read(state.fill) : cell.value;
}

function sameState(cell: FieldCell, state: FieldState): boolean {
  return (
    cell.visible === state.visible &&
    cell.required === state.required &&
    Object.is(cell.fill, state.fill) &&
    sameKeys(cell.allowed, state.allowed)
  );
}

const sameKeys = (one: readonly string[] | undefined, other: readonly string[] | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    one.length === other.length &&
    one.every((key, at) => key === other[at]));
