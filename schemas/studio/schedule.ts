import { type Static, Type } from 'typebox';
import { StatedReason } from '../refusals/refusal.ts';
import { EntryRef } from './entry-ref.ts';
import { PlannedEntry } from './release.ts';

const Moment = Type.String({ format: 'date-time' });
const Version = Type.Integer({ minimum: 1 });

/** Something that goes live, or off the site, at a time. */
export const ScheduleBody = Type.Object({
  ...EntryRef.properties,
  action: Type.Union([Type.Literal('publish'), Type.Literal('unpublish')]),
  at: Moment,
  /** The version that goes live, whatever is saved later; left out, the newest there is now. */
  version: Type.Optional(Version),
});

/** Another version of the entry for its plan. */
export const ScheduleChange = Type.Object({ version: Version });

/** Why a plan failed. */
export const PlanRefusal = Type.Object({
  ...StatedReason.properties,
  /** What the checks said, in words. */
  findings: Type.Optional(Type.Array(Type.String())),
});
export type PlanRefusal = Static<typeof PlanRefusal>;

export const Scheduled = Type.Object({
  id: Type.String(),
  /** An entry, or a whole release. */
  ref: Type.Union([EntryRef, Type.Null()]),
  release_id: Type.Union([Type.String(), Type.Null()]),
  action: Type.Union([Type.Literal('publish'), Type.Literal('unpublish')]),
  at: Moment,
  /** What was approved: the entry, or all of the release, each in the version that goes live. */
  entries: Type.Array(PlannedEntry),
  state: Type.Union([
    Type.Literal('waiting'),
    Type.Literal('done'),
    Type.Literal('failed'),
    Type.Literal('cancelled'),
  ]),
  /** Why it failed, in words. */
  reason: Type.Union([Type.String(), Type.Null()]),
  /** The same for other languages; null where it did not, or failed before reasons were kept. */
  refusal: Type.Union([PlanRefusal, Type.Null()]),
  by: Type.String(),
});
export type Scheduled = Static<typeof Scheduled>;
