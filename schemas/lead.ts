import { type Static, Type } from 'typebox';
import { emailPattern, oneLinePattern, phonePattern } from './contact-patterns.ts';
import { Alias, Link } from './names.ts';
import { Picture } from './picture.ts';

/** An offer of a partner or of another of our products, shown on public pages (call `cross-sell.lead-offers`). */
export const LeadOffer = Type.Object({
  alias: Alias,
  title: Type.String({ minLength: 1, maxLength: 120 }),
  text: Type.String({ maxLength: 400 }),
  /** Who stands behind the offer; advertising must say so. */
  provider: Type.String({ minLength: 1, maxLength: 120 }),
  image: Type.Optional(Picture),
  link: Type.Optional(Type.Object({ label: Type.String({ minLength: 1, maxLength: 80 }), href: Link })),
});
export type LeadOffer = Static<typeof LeadOffer>;

/** What a visitor leaves for us (call `cross-sell.lead-create`). At least one of `email` and `phone` is given. */
export const LeadRequest = Type.Object(
  {
    /** What it is about: an offer's alias, or a word of the form such as `newsletter`. */
    topic: Alias,
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 120, pattern: oneLinePattern })),
    email: Type.Optional(Type.String({ pattern: emailPattern, maxLength: 254 })),
    phone: Type.Optional(Type.String({ pattern: phonePattern })),
    /** Texts the visitor agreed to, word for word, so that the consent can be proved (GDPR art. 7). */
    consents: Type.Array(Type.String({ minLength: 1, maxLength: 2000 }), { minItems: 1, maxItems: 10 }),
    /** Path of the page the form stood on. */
    page: Type.Optional(Type.String({ pattern: '^/', maxLength: 500 })),
  },
  { additionalProperties: false },
);
export type LeadRequest = Static<typeof LeadRequest>;
