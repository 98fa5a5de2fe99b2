import { limits } from '#schemas/constants.ts';
import type { FormOption } from '#schemas/form.ts';
import type { LookupItem } from '#schemas/lookup.ts';

/** Most lookups one form may read; further ones leave their fields without options. */
const maxLookups = 30;

/**
 * A definition, not looked into otherwise, in which fields that name a lookup have its items as their options: as many as
 * the lookup call answers, as on the platform that checks the submission.
 */
export async function fillLookups(
  definition: unknown,
  read: (alias: string) => Promise<readonly LookupItem[]>,
): Promise<unknown> {
  const groups = listIn(definition, 'groups');
  const fields = groups.flatMap((group) => listIn(group, 'fields'));
  const named = new Set(fields.flatMap((field) => lookupOf(field) ?? []));
  if (named.size === 0) return definition;
  const options = new Map(
    await Promise.all(
      [...named]
        .slice(0, maxLookups)
        .map(async (alias) => [alias, (await read(alias)).map(optionOf)] as const),
    ),
  );
  const fill = (field: unknown): unknown => {
    const alias = lookupOf(field);
    if (alias === undefined) return field;
    return { ...Object(field), values: (options.get(alias) ?? []).slice(0, limits.lookup) };
  };
  return {
    ...Object(definition),
    groups: groups.map((group) => {
      const own = listIn(group, 'fields');
      return own.length === 0 ? group : { ...Object(group), fields: own.map(fill) };
    }),
  };
}

const optionOf = ({ uuid, name }: LookupItem): FormOption => ({ key: uuid, value: name });

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function listIn(value: unknown, name: string): readonly unknown[] {
  const list: unknown = isObject(value) && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
  return Array.isArray(list) ? list : [];
}

function lookupOf(field: unknown): string | undefined {
  const alias: unknown =
    isObject(field) && Object.hasOwn(field, 'lookup') ? Reflect.get(field, 'lookup') : undefined;
  return typeof alias === 'string' && alias !== '' ? alias : undefined;
}
