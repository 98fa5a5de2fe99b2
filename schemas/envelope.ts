import { type Static, type TSchema, Type } from 'typebox';

/** The body of a successful answer: `{data}` (specification 7). */
export const Envelope = <T extends TSchema>(data: T) => Type.Object({ data });

/** The body of a failed answer: what happened, in words a person may read, and where. */
export const ErrorBody = Type.Object({
  error: Type.Object({
    message: Type.String(),
    code: Type.Optional(Type.String()),
    fields: Type.Optional(Type.Record(Type.String(), Type.String())),
  }),
});
export type ErrorBody = Static<typeof ErrorBody>;
