import { type Static, Type } from 'typebox';

/** Body of `feedback`. */
export const Feedback = Type.Object({
  /** 1 (bad) to 5 (good). */
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  text: Type.Optional(Type.String({ maxLength: 2000 })),
  /** Path of the page it is about. */
  page: Type.Optional(Type.String({ maxLength: 300 })),
  /** What it is about, e.g. `application`. */
  topic: Type.Optional(Type.String({ maxLength: 60 })),
});
export type Feedback = Static<typeof Feedback>;
