import { type Static, Type } from 'typebox';
import { Locale } from './names.ts';

/** A language of the site (specification 3). */
export const Language = Type.Object({
  id: Type.String(),
  title: Type.String({ description: 'Name in the default language, e.g. Ukrainian' }),
  short_title: Type.String({ description: 'e.g. UA' }),
  selftitle: Type.String({ description: 'Name in itself, e.g. Українська' }),
  is_default: Type.Boolean(),
  locale: Locale,
  code: Type.String({ description: 'ISO 639-1 code' }),
});
export type Language = Static<typeof Language>;
export const Languages = Type.Array(Language);
