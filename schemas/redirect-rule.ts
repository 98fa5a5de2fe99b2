import { type Static, Type } from 'typebox';
import { Link } from './names.ts';

/** Sends visitors of `url` to `url_to` (specification 3). */
export const RedirectRule = Type.Object({
  url: Type.String({ pattern: '^/', maxLength: 500 }),
  // What cannot be followed, such as mailto:, is refused by the check, which says why.
  url_to: Type.String({
    ...Link,
    description:
      'A path of this site such as /about, or an https: address of a host that the configuration allows',
  }),
  permanent: Type.Optional(Type.Boolean()),
});
export type RedirectRule = Static<typeof RedirectRule>;
