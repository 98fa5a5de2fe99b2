import type { Translate } from '#engine/i18n/translator.ts';
import { isPlainObject } from '../../app/same-value.ts';
import type { FieldWords } from './field-words.ts';

/** What a place in a body is named with. */
export interface PlaceContext {
  /** Schema of the block's props; left out for bodies without one. */
  readonly schema: unknown;
  readonly t: Translate;
  /** How fields are called in the language of the person at the Studio. */
  readonly words: FieldWords;
}

/** Words on the way to a field of a block: `/items/0/label` -> "Zalety", "1", "Tytuł"; none for the block as a whole. */
export const pointerLabels = (pointer: string, context: PlaceContext): string[] =>
  pointer === '' ? [] : namedPath(fromPointer(pointer), context);

/** `/items/0/label` -> `['items', 0, 'label']`; a word without a slash is a name of the page itself. */
export function fromPointer(pointer: string): (string | number)[] {
  if (!pointer.startsWith('/')) return [pointer];
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** Words on the way to a place, each part in its own. */
export function namedPath(path: readonly (string | number)[], { schema, t, words }: PlaceContext): string[] {
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
