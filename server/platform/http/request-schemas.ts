import { Type } from 'typebox';
import { ErrorBody } from '#schemas/envelope.ts';

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

/** A lower limit is kept, a higher one capped (specification 9). */
export const capLimit = (asked: number | undefined, most: number): number => Math.min(asked ?? most, most);

export const LanguageQuery = Type.Object({
  language: Type.Optional(
    Type.String({
      maxLength: 35,
      description:
        'Language of the answer; without it Accept-Language counts, else the default language of the site.',
    }),
  ),
});

type FailureStatus = 400 | 401 | 403 | 404 | 409 | 422 | 429;

/** Answers of a call that fails in the named ways, for its schema. */
export const failures = (...statuses: FailureStatus[]): Record<number, typeof ErrorBody> =>
  Object.fromEntries(statuses.map((status) => [status, ErrorBody]));
