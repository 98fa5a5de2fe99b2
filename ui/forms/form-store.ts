import { createStore, type StoreApi } from 'zustand/vanilla';
import { fieldsOf } from '#engine/forms/form-fields.ts';
import type { FormField } from '#schemas/form.ts';
import type { FormError, FormVerdict, PreparedForm } from '#schemas/prepared-form.ts';
import type { FieldKind } from './field-kind.ts';
import type { FieldCell, FormState, SubmitError } from './form-state.ts';
import { startValue, submissionOf } from './form-values.ts';
import { settleBindings, watchedFields } from './settle-bindings.ts';
import { withAllErrors, withOwnError, withShownErrors } from './shown-errors.ts';

/** Checks what would be sent; null while the rules are not there. */
export type CheckSubmission = (form: PreparedForm, values: Record<string, unknown>) => FormVerdict | null;

export interface FormStoreParts {
  readonly form: PreparedForm;
  readonly kinds: ReadonlyMap<string, FieldKind>;
  readonly check: CheckSubmission;
  /** Values to begin with, by field alias, e.g. of a profile. */
  readonly values?: Readonly<Record<string, unknown>>;
}

/** The state of one form and everything that may happen to it. Knows no browser and no clock. */
export interface FormStore {
  readonly state: StoreApi<FormState>;
  readonly field: (alias: string) => FormField | undefined;
  /** Fields of the present definition in the order of the screen. */
  readonly fields: () => readonly FormField[];
  readonly change: (alias: string, value: unknown) => void;
  /** A field was left: when it was changed before, it says what is wrong. */
  readonly leave: (alias: string) => void;
  /** The rules have come: fields left in the meantime say what is wrong. */
  readonly rulesReady: () => void;
  readonly submission: () => Record<string, unknown>;
  /** What the rules say of it now; null while they are not there. Tells no field. */
  readonly verdict: () => FormVerdict | null;
  /** Tells every field what is wrong with it. @returns whether the form may be sent */
  readonly checkAll: () => boolean;
  /** The server refused these fields, by alias. @returns the messages of fields that are not on the screen */
  readonly refuse: (fields: ReadonlyMap<string, string>) => readonly string[];
  readonly begin: (phase: 'waiting' | 'sending') => void;
  readonly fail: (error: SubmitError) => void;
  readonly pause: () => void;
  readonly finish: (answer: unknown) => void;
  /** Puts the values of a draft into fields nobody touched. */
  readonly restore: (values: ReadonlyMap<string, unknown>) => void;
  readonly discard: () => void;
  /** A newer definition: values of fields that are still the same stay. */
  readonly adopt: (form: PreparedForm) => void;
}

export function createFormStore({
  form: first,
  kinds,
  check,
  values: given = {},
}: FormStoreParts): FormStore {
  let known = know(first);
  const kindOf = (field: FormField) => kinds.get(field.type);
  const settle = (cells: ReadonlyMap<string, FieldCell>, starting = false) =>
    settleBindings({ definition: now().form.definition, fields: known.fields, kindOf, starting }, cells);
  const verdictOf = (cells: ReadonlyMap<string, FieldCell>) =>
    check(now().form, submissionOf(known.fields, cells));
  const fresh = () =>
    new Map(known.fields.map((field) => [field.alias, startCell(field, kindOf(field), given)] as const));
  const state = createStore<FormState>(() => ({
    form: first,
    cells: settleBindings(
      { definition: first.definition, fields: known.fields, kindOf, starting: true },
      fresh(),
    ),
    phase: 'editing',
    error: null,
    refused: [],
    attempt: 0,
    restored: false,
    answer: undefined,
  }));
  const now = () => state.getState();
  const leftEarly = new Set<string>();

  /** @returns whether any field had something to say */
  const show = (errors: readonly FormError[]): boolean => {
    const { cells, attempt } = now();
    const shown = withAllErrors(cells, errors);
    const refused = known.fields.map(({ alias }) => alias).filter((alias) => shown.get(alias)?.error);
    if (refused.length > 0) state.setState({ cells: shown, refused, phase: 'editing', attempt: attempt + 1 });
    return refused.length > 0;
  };

  return {
    state,
    field: (alias) => known.byAlias.get(alias),
    fields: () => known.fields,
    change: (alias, value) => {
      const { cells } = now();
      const cell = cells.get(alias);
      // A field that was emptied again holds what it held, and yet a person has been there.
      if (!cell || (cell.touched && Object.is(cell.value, value))) return;
      const error = cell.error?.rule === 'server' ? undefined : cell.error;
      const changed = new Map(cells).set(alias, { ...cell, value, error, touched: true });
      const settled = known.watched.has(alias) ? settle(changed) : changed;
      state.setState({ cells: withShownErrors(settled, alias, () => verdictOf(settled)) });
    },
    leave: (alias) => {
      const { cells } = now();
      if (!cells.get(alias)?.touched) return;
      const verdict = verdictOf(cells);
      if (!verdict) leftEarly.add(alias);
      else state.setState({ cells: withOwnError(cells, alias, verdict) });
    },
    rulesReady: () => {
      const { cells } = now();
      const verdict = verdictOf(cells);
      if (!verdict) return;
      state.setState({
        cells: [...leftEarly].reduce((all, alias) => withOwnError(all, alias, verdict), cells),
      });
      leftEarly.clear();
    },
    submission: () => submissionOf(known.fields, now().cells),
    verdict: () => verdictOf(now().cells),
    checkAll: () => {
      const verdict = verdictOf(now().cells);
      // The server is the one to check where there are no rules, or no field of the screen is to blame; it always does.
      return !verdict || verdict.ok || !show(verdict.errors);
    },
    refuse: (refused) => {
      const { cells } = now();
      const shown = [...refused].filter(([alias]) => cells.get(alias)?.visible);
      show(shown.map(([field, message]) => ({ field, rule: 'server', message })));
      return [...refused].filter(([alias]) => !cells.get(alias)?.visible).map(([, message]) => message);
    },
    begin: (phase) => state.setState({ phase, error: null }),
    fail: (error) => state.setState({ phase: 'editing', error }),
    pause: () => state.setState({ phase: 'editing' }),
    finish: (answer) => state.setState({ phase: 'done', answer, error: null, restored: false }),
    restore: (values) => {
      const next = new Map(now().cells);
      for (const [alias, value] of values) {
        const cell = next.get(alias);
        const field = known.byAlias.get(alias);
        const kind = field && kindOf(field);
        if (cell && !cell.touched && kind)
          next.set(alias, { ...cell, value: kind.read(value, field), touched: true });
      }
      state.setState({ cells: settle(next, true), restored: true });
    },
    discard: () =>
      state.setState({ cells: settle(fresh(), true), restored: false, refused: [], error: null }),
    adopt: (form) => {
      const { cells, form: old } = now();
      if (form === old) return;
      const before = known;
      known = know(form);
      const next = fresh();
      for (const [alias, cell] of next) {
        const field = known.byAlias.get(alias);
        const kind = field && kindOf(field);
        const kept = cells.get(alias);
        if (kind && kept?.touched && sameQuestion(field, before.byAlias.get(alias)))
          next.set(alias, { ...cell, value: kind.read(kept.value, field), touched: true });
      }
      state.setState({ form, refused: [] });
      state.setState({ cells: settle(next, true) });
    },
  };
}

function know(form: PreparedForm) {
  const fields = fieldsOf(form.definition);
  return {
    fields,
    byAlias: new Map(fields.map((field) => [field.alias, field])),
    watched: watchedFields(fields),
  };
}

/** Whether an answer to one is an answer to the other. Words matter: who agreed to one sentence did not agree to another. */
export const sameQuestion = (one: FormField, other: FormField | undefined): boolean =>
  other !== undefined &&
  one.type === other.type &&
  one.title === other.title &&
  one.document?.href === other.document?.href;

const startCell = (
  field: FormField,
  kind: FieldKind | undefined,
  given: Readonly<Record<string, unknown>>,
): FieldCell => ({
  value: kind ? startValue(field, kind, given) : undefined,
  visible: true,
  required: false,
  allowed: undefined,
  fill: undefined,
  error: undefined,
  touched: false,
});
