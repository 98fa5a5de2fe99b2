import { type PageRule, say } from '../check-context.ts';

/** Every text that readers see has its words in each language of the site. */
export const checkTranslations: PageRule = ({ page, blocks, locales }, context) =>
  locales.slice(1).flatMap((locale) => {
    const own =
      page.locales !== undefined && Object.hasOwn(page.locales, locale) ? page.locales[locale] : undefined;
    const head = (['title', 'description'] as const).filter((name) => page[name] && !own?.[name]);
    const place = { rule: 'translation-missing', level: 'warning', locale } as const;
    return [
      ...head.map((name) =>
        say(context, `translation-${name}`, {
          place: { ...place, path: `/${name}` },
          values: { locale: locale.toUpperCase() },
        }),
      ),
      ...blocks
        // Widgets inside a text are translated with the text.
        .filter(({ block, blockId }) => block.id === blockId)
        .flatMap(({ block, blockId, fields }) => {
          const texts =
            block.locales !== undefined && Object.hasOwn(block.locales, locale) ? block.locales[locale] : {};
          const missing = fields
            .flatMap(({ path, schema, value }) => [
              ...(schema['translatable'] === true && isWritten(value) ? [path] : []),
              ...(schema['field'] === 'image' && isWritten(altOf(value)) ? [`${path}/alt`] : []),
            ])
            .filter((path) => !Object.hasOwn(texts ?? {}, path));
          const [first] = missing;
          if (first === undefined) return [];
          const values = { count: missing.length, locale: locale.toUpperCase() };
          return [
            say(context, 'translation-missing', {
              place: { ...place, block_id: blockId, path: first },
              values,
            }),
          ];
        }),
    ];
  });

/** Numbers and signs are the same everywhere. */
const isWritten = (value: unknown): boolean => typeof value === 'string' && /\p{L}{2}/u.test(value);

const altOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'alt' in value ? value.alt : undefined;
