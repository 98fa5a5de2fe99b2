import { isRecord } from '#registry/is-record.ts';
import type { Registry } from '#registry/registry.ts';
import type { Block, PageDocument } from '#schemas/page.ts';

/** How many texts of a page a language has, of those there are. */
export interface Completeness {
  readonly locale: string;
  readonly done: number;
  readonly all: number;
}

/**
 * How far a page is translated. Counted are its title and description, and in blocks the texts their widget marks as
 * translatable and that are not empty; a block of an unknown widget counts with nothing.
 */
export function textCompleteness(
  page: PageDocument,
  locales: readonly string[],
  registry: Pick<Registry, 'get'>,
): Completeness[] {
  const blocks = allBlocks(page.blocks).map((block) => ({
    texts: block.locales ?? {},
    places: textPlaces(registry.get(block.type)?.props, block.props),
  }));
  const fields = (['title', 'description'] as const).filter((name) => (page[name] ?? '') !== '');
  return locales.map((locale) => {
    const own = page.locales?.[locale] ?? {};
    const ofPage = fields.filter((name) => (own[name] ?? '') !== '').length;
    const ofBlocks = blocks.map(({ texts, places }) => {
      const translated = Object.hasOwn(texts, locale) ? (texts[locale] ?? {}) : {};
      return places.filter((place) => (translated[place] ?? '').trim() !== '').length;
    });
    return {
      locale,
      done: ofPage + sum(ofBlocks),
      all: fields.length + sum(blocks.map(({ places }) => places.length)),
    };
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const allBlocks = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => [block, ...Object.values(block.slots ?? {}).flatMap(allBlocks)]);

/** JSON pointers of the texts in props that have words and are marked as translatable. */
export function textPlaces(schema: unknown, value: unknown, pointer = ''): string[] {
  if (!isRecord(schema)) return [];
  if (typeof value === 'string')
    return schema['translatable'] === true && value.trim() !== '' ? [pointer] : [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => textPlaces(schema['items'], item, `${pointer}/${index}`));
  const { properties, anyOf } = schema;
  if (Array.isArray(anyOf))
    return [...new Set(anyOf.flatMap((variant) => textPlaces(variant, value, pointer)))];
  if (!isRecord(value) || !isRecord(properties)) return [];
  return Object.entries(properties).flatMap(([name, member]) =>
    Object.hasOwn(value, name)
      ? textPlaces(member, value[name], `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`)
      : [],
  );
}
