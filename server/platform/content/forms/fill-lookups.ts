import { limits } from '#schemas/constants.ts';
import type { FormDefinition, FormField, FormOption } from '#schemas/form.ts';
import type { WantedLanguage } from '../../http/visit-language.ts';
import type { LiveContent } from '../live/live-content.ts';

/**
 * A definition in which fields that name a lookup have its items as their options, as many as the lookup call answers:
 * what is checked is what was offered.
 */
export async function fillLookups(
  definition: FormDefinition,
  live: LiveContent,
  language: WantedLanguage,
): Promise<FormDefinition> {
  const fields = definition.groups.flatMap((group) => group.fields);
  const named = [...new Set(fields.flatMap(({ lookup }) => lookup ?? []))];
  if (named.length === 0) return definition;
  const { entries } = await live.some('lookup', named, language);
  const options = new Map(
    entries.map(({ key, data }): [string, FormOption[]] => [
      key,
      data.slice(0, limits.lookup).map(({ uuid, name }) => ({ key: uuid, value: name })),
    ]),
  );
  const fill = (field: FormField): FormField =>
    field.lookup === undefined ? field : { ...field, values: options.get(field.lookup) ?? [] };
  const groups = definition.groups.map((group) => ({ ...group, fields: group.fields.map(fill) }));
  return { ...definition, groups };
}
