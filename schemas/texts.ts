import { type Static, Type } from 'typebox';

/** Interface texts of one language: flat dotted key -> text with i18next placeholders such as `{{count}}`. */
export const Texts = Type.Record(Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_.-]*$' }), Type.String());
export type Texts = Static<typeof Texts>;
