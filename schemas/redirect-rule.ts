import { type Static, Type } from 'typebox';
import { Link } from './names.ts';

/** Sends visitors of `url` to `url_to` (specification 3). */
export const RedirectRule = Type.Object({
  url: Type.String({ pattern: '^/', maxLength: 500 }),
  url_to: Link,
  permanent: Type.Optional(Type.Boolean()),
});
export type RedirectRule = Static<typeof RedirectRule>;
