import type { Translate } from '#engine/i18n/translator.ts';
import type { FieldWords } from '../fields/words/field-words.ts';
import { isPlainObject } from './compare/same-value.ts';

interface Context {
  /** Schema of the block's props; left out for bodies without one. */
  readonly schema: unknown;
  readonly t: Translate;
  /** How fields are called in the language of the person at the Studio. */
  readonly words: FieldWords;
}

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
export function placeLabel(path: readonly (string | number)[], context: Context): string {
  const { t } = context;
  const [first, ...rest] = path;
  if (first === 'props') return named(rest, context).join(' › ') || t('history.all-fields');
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

/** Words on the way to a field of a block: `/items/0/label` -> "Zalety", "1", "Tytuł"; none for the block as a whole. */
export const pointerLabels = (pointer: string, context: Context): string[] =>
  pointer === '' ? [] : named(fromPointer(pointer), context);

function labelOf(path: readonly (string | number)[], context: Context): string {
  const { schema, t } = context;
  const [name] = path;
  if (schema === undefined && path.length === 1 && typeof name === 'string' && pageFields.has(name))
    return t(`history.field-${name}`);
  return named(path, context).join(' › ');
}

/** `/items/0/label` -> `['items', 0, 'label']`; a word without a slash is a name of the page itself. */
function fromPointer(pointer: string): (string | number)[] {
  if (!pointer.startsWith('/')) return [pointer];
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

function named(path: readonly (string | number)[], { schema, t, words }: Context): string[] {
  let at = schema;
  return path.map((part) => {
    const whole = at;
    at = partOf(at, part);
    if (typeof part === 'number') return String(part + 1);
    // Parts of a picture have words of the Studio, shorter than the schema's.
    const ofImage =
      isPlainObject(whole) && whole['field'] === 'image' ? known(t, `words.image-${part}`) : undefined;
    const title = isPlainObject(at) && typeof at['title'] === 'string' ? at['title'] : '';
    const own = title === '' ? known(t, `words.${part}`) : undefined;
    return ofImage ?? own ?? words.title(title, part);
  });
}

/** A text of the Studio; undefined when there is none. */
const known = (t: Translate, key: string): string | undefined => {
  const words = t(key);
  return words === key ? undefined : words;
};

function partOf(schema: unknown, part: string | number): unknown {
  if (!isPlainObject(schema)) return undefined;
  const choices = Array.isArray(schema['anyOf']) ? schema['anyOf'] : [];
  const own =
    typeof part === 'number'
      ? schema['items']
      : isPlainObject(schema['properties']) && Object.hasOwn(schema['properties'], part)
        ? schema['properties'][part]
        : undefined;
  return own ?? choices.map((choice) => partOf(choice, part)).find((found) => found !== undefined);
}
