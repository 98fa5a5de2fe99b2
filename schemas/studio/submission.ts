import { type Static, Type } from 'typebox';

/** What somebody sent in through a form. Personal data: for publishers and admins, and every look is written down. */
export const Submission = Type.Object({
  id: Type.String(),
  form: Type.String(),
  locale: Type.String(),
  values: Type.Record(Type.String(), Type.Unknown()),
  files: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), size: Type.Integer() })),
  marketing: Type.Record(Type.String(), Type.String()),
  customer_id: Type.Union([Type.String(), Type.Null()]),
  created_at: Type.String(),
});
export type Submission = Static<typeof Submission>;
