import { customEntityProblems } from '#registry/custom-entity-schema.ts';
import type { CustomEntityItem } from '#schemas/custom-entity.ts';
import type { Finding } from '#schemas/studio/finding.ts';
import { type CheckContext, say } from '../check-context.ts';
import { checkHtml } from '../check-html.ts';

/** An item of a custom entity holds what its type asks for; texts with links and headings are read as such. */
export function checkEntityItem(item: CustomEntityItem, locale: string, context: CheckContext): Finding[] {
  const type = context.site.entityTypes.get(item.type);
  if (!type) return [];
  const wrong = customEntityProblems(type, item, locale).map(({ path, label, reason }) =>
    say(context, `entity-${reason}`, {
      place: { rule: `entity-${reason}`, level: 'error', path },
      values: { field: label },
    }),
  );
  const texts = type.fields.flatMap(({ key, kind, dynamic }) => {
    const place = dynamic === true ? 'dynamic_value' : 'value';
    const html = kind === 'rich-text' && Object.hasOwn(item[place], key) ? item[place][key] : undefined;
    return typeof html === 'string' ? checkHtml(html, { path: `/${place}/${key}`, locale, context }) : [];
  });
  return [...wrong, ...texts];
}
