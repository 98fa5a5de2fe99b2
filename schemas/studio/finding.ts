import { type Static, Type } from 'typebox';
import { StatedReason } from '../refusals/refusal.ts';

/** How much a finding weighs: an error keeps content from going live, the others are advice. */
export const FindingLevel = Type.Union([
  Type.Literal('error'),
  Type.Literal('warning'),
  Type.Literal('note'),
]);
export type FindingLevel = Static<typeof FindingLevel>;

/** One thing a check says about content, at the place an editor can jump to. */
export const Finding = Type.Object({
  /** Name of the rule, e.g. `props`, `heading-order`, `credit-example`. */
  rule: Type.String(),
  level: FindingLevel,
  /** Block it is about; left out where it is about the whole. */
  block_id: Type.Optional(Type.String()),
  /** JSON pointer into the block's props, or into the body of other kinds. */
  path: Type.String(),
  /** Language it is about; left out where it is about all. */
  locale: Type.Optional(Type.String()),
  message: Type.String(),
  /** Of the rule `schema`, which says it in English: why, for other languages. */
  ...Type.Partial(StatedReason).properties,
  cure: Type.Optional(Type.String()),
});
export type Finding = Static<typeof Finding>;

/** Whether the rule of a finding is one about where redirects lead. */
export const isRedirectRule = (rule: string): boolean => rule.startsWith('redirect-');
