import { type Static, Type } from 'typebox';
import { EntryRef } from './entry-ref.ts';

const Moment = Type.String({ format: 'date-time' });

/** Something that goes live, or off the site, at a time. */
export const ScheduleBody = Type.Object({
  ...EntryRef.properties,
  action: Type.Union([Type.Literal('publish'), Type.Literal('unpublish')]),
  at: Moment,
  /** The version that goes live; left out, the newest of that moment. */
  version: Type.Optional(Type.Integer({ minimum: 1 })),
});

export const Scheduled = Type.Object({
  id: Type.String(),
  /** An entry, or a whole release. */
  ref: Type.Union([EntryRef, Type.Null()]),
  release_id: Type.Union([Type.String(), Type.Null()]),
  action: Type.Union([Type.Literal('publish'), Type.Literal('unpublish')]),
  at: Moment,
  version: Type.Union([Type.Integer(), Type.Null()]),
  state: Type.Union([
    Type.Literal('waiting'),
    Type.Literal('done'),
    Type.Literal('failed'),
    Type.Literal('cancelled'),
  ]),
  /** Why it failed, in words. */
  reason: Type.Union([Type.String(), Type.Null()]),
  by: Type.String(),
});
export type Scheduled = Static<typeof Scheduled>;
