import { type Static, type TSchema, Type } from 'typebox';
import { ContentEntry } from './content-entry.ts';
import { CheckoutChange } from './order.ts';
import { StatedReason } from './refusals/refusal.ts';
import { Finding } from './studio/finding.ts';
import { Usage } from './studio/usage.ts';

/** The body of a successful answer: `{data}` (specification 7). */
export const Envelope = <T extends TSchema>(data: T) => Type.Object({ data });

/** The body of a failed answer: what happened, in words a person may read, and where. */
export const ErrorBody = Type.Object({
  error: Type.Object({
    message: Type.String(),
    code: Type.Optional(Type.String()),
    /** Which of the failures with this code, and what stands in its text. */
    ...Type.Partial(StatedReason).properties,
    fields: Type.Optional(Type.Record(Type.String(), Type.String())),
    /** The reason of each of the `fields`. */
    field_reasons: Type.Optional(Type.Record(Type.String(), StatedReason)),
    /** What keeps content from going live, block by block (code `invalid_content`). */
    findings: Type.Optional(Type.Array(Finding)),
    /** The draft as somebody else left it meanwhile (code `version_conflict`). */
    current: Type.Optional(ContentEntry),
    /** Where it is used (code `in_use`). */
    usages: Type.Optional(Type.Array(Usage)),
    /** What became of the goods somebody wanted to buy (code `cart_changed`). */
    changes: Type.Optional(Type.Array(CheckoutChange)),
  }),
});
export type ErrorBody = Static<typeof ErrorBody>;
