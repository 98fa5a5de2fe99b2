import { fromPointer, namedPath, type PlaceContext } from '../fields/words/pointer-labels.ts';

const pageFields: ReadonlySet<string> = new Set([
  'title',
  'description',
  'keywords',
  'image',
  'layout',
  'access',
  'open_in_any_status',
  'noindex',
  'alias',
]);

/** A place in a body in words: titles of the fields where they have some, items counted from 1. */
export function placeLabel(path: readonly (string | number)[], context: PlaceContext): string {
  const { t } = context;
  const [first, ...rest] = path;
  if (first === 'props') return namedPath(rest, context).join(' › ') || t('history.all-fields');
  if (first === 'visible') return [t('history.visibility'), ...rest.map(String)].join(' › ');
  if (first === 'locales') {
    const [locale, pointer] = rest;
    if (locale === undefined) return t('history.translations');
    const place = typeof pointer === 'string' ? fromPointer(pointer) : [];
    const label = pointer === undefined ? '' : labelOf(place, context);
    return `${String(locale).toUpperCase()}${label === '' ? '' : ` › ${label}`}`;
  }
  return labelOf(path, context);
}

function labelOf(path: readonly (string | number)[], context: PlaceContext): string {
  const { schema, t } = context;
  const [name] = path;
  if (schema === undefined && path.length === 1 && typeof name === 'string' && pageFields.has(name))
    return t(`history.field-${name}`);
  return namedPath(path, context).join(' › ');
}
