import type { FormField } from '#schemas/form.ts';
import type { FormServices } from '../../field-kind.ts';
import { ruleTexts } from '../../frame/field-rules.ts';
import { matches, plainText } from '../../frame/matching.ts';
import { optionsOf } from '../../frame/options.ts';

/** Where the hints of a field come from. */
export interface HintSource {
  readonly load: (wanted: {
    readonly query: string;
    readonly offset: number;
    readonly signal: AbortSignal;
  }) => Promise<{ readonly items: readonly { readonly value: string }[]; readonly total: number }>;
  /** The answers that are accepted, where there are no others. */
  readonly only: readonly string[] | null;
}

/**
 * The hints of a field: the list of its rule `in` or its own options, which are here already, else those the server has
 * under its name; null when there are neither, and the field is a line of text.
 */
export function hintSource(
  field: FormField,
  allowed: readonly string[] | undefined,
  hints: FormServices['hints'],
): HintSource | null {
  const only = ruleTexts(field, 'in') ?? null;
  const here = only ?? optionsOf(field, allowed).map((option) => option.value);
  if (here.length > 0) {
    const load: HintSource['load'] = async ({ query }) => {
      const items = here.filter((value) => matches(value, query)).map((value) => ({ value }));
      return { items, total: items.length };
    };
    return { load, only };
  }
  return field.hints && hints ? { load: (wanted) => hints(field.alias, wanted), only: null } : null;
}

/** The accepted answer that somebody meant who wrote it in small letters or without accents; else what was written. */
export function meantAnswer(text: string, only: readonly string[] | null): string {
  const plain = plainText(text);
  return only?.find((answer) => plainText(answer) === plain) ?? text;
}
