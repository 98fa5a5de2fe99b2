/**
 * Languages that the tables beside the code speak: the compiler asks each table for them. Any other language is one file of each
 * room (`locales/<locale>.ts`, see `createRoomTexts`), and stands in no list.
 */
export const builtInLocales = ['pl', 'en', 'ru', 'uk'] as const;
export type BuiltInLocale = (typeof builtInLocales)[number];

/** Languages that lend a text when another has none: first English, then Polish, which is always complete. */
export const lenders = ['en', 'pl'] as const satisfies readonly BuiltInLocale[];
