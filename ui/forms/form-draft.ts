import type { CustomerStorage } from '#engine/react/customer-storage.ts';
import type { FormField } from '#schemas/form.ts';
import type { FieldKind } from './field-kind.ts';
import type { FieldCell } from './form-state.ts';
import { isEmpty } from './form-values.ts';

type Kinds = ReadonlyMap<string, FieldKind>;

/** Where the draft of a form is kept: by form and page, so that two forms of a kind do not mix. */
export const draftKey = (source: string, id: string, path: string): string => `draft:${source}:${id}:${path}`;

/** Rules whose values identify a person or an account. They are not left lying in a browser. */
const secretRules: ReadonlySet<string> = new Set(['pesel', 'iban', 'nrb', 'password']);
const secretPurpose = /password|one-time-code|cc-/;

/** Whether a field may be kept: nothing secret, no files, no consents (agreeing is done once, knowingly). */
export const isDrafted = (field: FormField, kinds: Kinds): boolean =>
  kinds.get(field.type)?.drafted === true &&
  field.type !== 'consent' &&
  !(field.validation_rules ?? []).some((rule) => secretRules.has(rule.type)) &&
  !secretPurpose.test(field.autocomplete ?? '');

/** The question a value answers. A draft of another version of the form gives back only answers to the same questions. */
const questionOf = (field: FormField): string => `${field.type}\n${field.title}`;

/** Writes what a person filled in; with nothing filled in there is no draft. */
export function writeDraft(
  storage: CustomerStorage,
  key: string,
  {
    fields,
    cells,
    kinds,
  }: {
    readonly fields: readonly FormField[];
    readonly cells: ReadonlyMap<string, FieldCell>;
    readonly kinds: Kinds;
  },
): void {
  const kept = fields.flatMap((field) => {
    const cell = cells.get(field.alias);
    return cell?.touched && isDrafted(field, kinds)
      ? [[field.alias, questionOf(field), cell.value] as const]
      : [];
  });
  if (kept.some(([, , value]) => !isEmpty(value) && value !== false))
    storage.setItem(key, JSON.stringify(kept));
  else storage.removeItem(key);
}

/** Values of a draft by field alias; none when there is no draft, or it is not one of ours. */
export function readDraft(
  storage: CustomerStorage,
  key: string,
  { fields, kinds }: { readonly fields: readonly FormField[]; readonly kinds: Kinds },
): ReadonlyMap<string, unknown> {
  const values = new Map<string, unknown>();
  for (const entry of parseList(storage.getItem(key))) {
    if (!Array.isArray(entry)) continue;
    const [alias, question, value]: unknown[] = entry;
    const field = fields.find((one) => one.alias === alias);
    if (field && questionOf(field) === question && isDrafted(field, kinds)) values.set(field.alias, value);
  }
  return values;
}

function parseList(text: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
