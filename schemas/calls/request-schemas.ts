import { Type } from 'typebox';
import { idempotencyHeader } from '../lending/payments.ts';

/** A text the database can be asked for: PostgreSQL knows no U+0000. */
export const askable = (maxLength: number, description?: string) =>
  Type.String({ pattern: '^[^\\u0000]*$', maxLength, ...(description !== undefined && { description }) });

/** A name in a path. */
export const Name = askable(250);

/** How many rows a caller wants; more than `most` is answered with `most`. */
export const limitOf = (most: number) =>
  Type.Optional(Type.Integer({ minimum: 1, description: `At most ${most}, which is also the default.` }));

export const Offset = Type.Optional(
  Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: 'Rows to skip.' }),
);

export const LanguageQuery = Type.Object({
  language: Type.Optional(
    Type.String({
      maxLength: 35,
      description:
        'Language of the answer; without it Accept-Language counts, else the default language of the site.',
    }),
  ),
});

/** On calls that move money or bind ([sec 33]). */
export const IdempotencyHeaders = Type.Object({
  // Asked for by the call itself, which says in words what is missing.
  [idempotencyHeader]: Type.Optional(
    Type.String({ description: 'UUID made once per intention; sent again with every try. Required.' }),
  ),
});
