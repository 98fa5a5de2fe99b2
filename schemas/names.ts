import { Type } from 'typebox';

/** BCP 47 language tag as the content system uses it: `pl`, `uk`, `en-GB`. */
export const Locale = Type.String({
  pattern: '^[a-z]{2}(-[A-Z]{2})?$',
  description: 'Language tag, e.g. pl or en-GB',
});

/** One segment of an address: lower case letters, digits and inner hyphens. */
export const Alias = Type.String({
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  maxLength: 100,
  description: 'Lower case letters, digits and hyphens',
});

/** A path of this site (`/about`) or a full https, mailto or tel address. `//x` and `/\x` are other hosts: refused. */
export const Link = Type.String({
  pattern: '^(/(?![/\\\\])[^\\s]*|#[^\\s]*|https://[^\\s]+|mailto:[^\\s]+|tel:[+0-9 ]+)$',
  maxLength: 2000,
  description: 'A path of this site such as /about, or an https:, mailto: or tel: address',
});
