import { type Static, Type } from 'typebox';
import { StatedReason } from '../refusals/refusal.ts';
import { EntryRef } from './entry-ref.ts';

/** What became of one of several entries. */
export const BulkRow = Type.Object({
  ref: EntryRef,
  ok: Type.Boolean(),
  message: Type.Optional(Type.String({ description: 'Why not, in a sentence.' })),
  ...Type.Partial(StatedReason).properties,
  more_findings: Type.Optional(Type.Integer({ minimum: 1, description: 'How many more the checks found.' })),
  used_in: Type.Optional(Type.String({ description: 'What uses it, of which this is one.' })),
});
export type BulkRow = Static<typeof BulkRow>;
