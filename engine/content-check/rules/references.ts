import { type PageRule, say } from '../check-context.ts';

/** Keys name something that is there: a form, a menu, a shared block. What they name is marked in the schema. */
export const checkReferences: PageRule = ({ blocks }, context) =>
  context.site.entries.size === 0
    ? []
    : blocks.flatMap(({ blockId, fields }) =>
        fields.flatMap(({ path, schema, value }) => {
          const { relation } = schema;
          if (typeof relation !== 'string' || typeof value !== 'string' || value === '') return [];
          const live = isLive(relation, value, context.site.entries);
          if (live === true) return [];
          const rule = live === false ? 'reference-draft' : 'reference-missing';
          const place = { rule, level: 'warning', block_id: blockId, path } as const;
          return [
            say(context, rule, { place, values: { key: value, kind: context.t(`check.kind-${relation}`) } }),
          ];
        }),
      );

/** Whether it is live; undefined when there is no such thing. */
function isLive(
  relation: string,
  key: string,
  entries: ReadonlyMap<string, ReadonlyMap<string, boolean>>,
): boolean | undefined {
  if (relation !== 'custom-entity-type') return entries.get(relation)?.get(key);
  const ofType = [...(entries.get('custom-entity') ?? [])].filter(([id]) => id.startsWith(`${key}/`));
  return ofType.length === 0 ? undefined : ofType.some(([, live]) => live);
}
