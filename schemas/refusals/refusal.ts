import { type Static, Type } from 'typebox';

/** What stands in the `{places}` of a text. */
export const ReasonValues = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]));
export type ReasonValues = Static<typeof ReasonValues>;

/** Why something was refused, as it travels: a stable name and what changes in its text. */
export const StatedReason = Type.Object({
  reason: Type.String(),
  values: Type.Optional(ReasonValues),
  /** What else is wrong at the same place. */
  further: Type.Optional(
    Type.Array(Type.Object({ reason: Type.String(), values: Type.Optional(ReasonValues) })),
  ),
});
export type StatedReason = Static<typeof StatedReason>;

/** The same with its text: in English for programs and staff, for customers in their language. */
export interface Refusal extends Readonly<StatedReason> {
  readonly message: string;
}

/** What is wrong where: a JSON pointer or the name of a field, and why. */
export type Problem = readonly [place: string, refusal: Refusal];

/** What of a refusal programs read. */
export const statedReason = ({ reason, values, further }: Refusal): StatedReason => ({
  reason,
  ...(values && { values }),
  ...(further && { further }),
});
