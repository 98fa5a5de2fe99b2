import { type Static, Type } from 'typebox';
import { Alias } from './names.ts';

/** Place among its neighbours, smallest first; equals stand by their keys. */
const Order = Type.Integer({ minimum: 0, maximum: 10_000 });

/** A category of questions. The specification names it and shows no fields; these are ours. */
export const FaqCategory = Type.Object({
  id: Type.String(),
  alias: Alias,
  title: Type.String({ minLength: 1, maxLength: 120 }),
  order: Order,
});
export type FaqCategory = Static<typeof FaqCategory>;

/** A question with its answer. `answer` is HTML that the engine sanitises; `category` the alias of its category. */
export const FaqItem = Type.Object({
  /** Its key, and its place on the page: `/faq#q-{id}`. */
  id: Alias,
  question: Type.String({ minLength: 1, maxLength: 300 }),
  answer: Type.String({ minLength: 1, maxLength: 20_000 }),
  category: Alias,
  order: Order,
});
export type FaqItem = Static<typeof FaqItem>;
