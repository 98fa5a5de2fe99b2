import { type Static, Type } from 'typebox';

/** As whom a page is looked at: a guest, or a customer whose application has a status. */
export const PreviewVisitor = Type.Union([
  Type.Object({ kind: Type.Literal('guest') }),
  Type.Object({ kind: Type.Literal('customer'), status: Type.String({ maxLength: 60 }) }),
]);
export type PreviewVisitor = Static<typeof PreviewVisitor>;

/** A look at drafts as they would be live. */
export const PreviewBody = Type.Object({
  /** Address of the page without language prefix. */
  path: Type.String({ pattern: '^/', maxLength: 500 }),
  locale: Type.String({ maxLength: 5, pattern: '^[A-Za-z-]*$' }),
  visitor: PreviewVisitor,
  /** The moment it is looked at; left out, now. */
  at: Type.Optional(Type.String({ format: 'date-time' })),
  /** Shows these drafts and else what is live; left out, every draft. */
  release_id: Type.Optional(Type.String({ maxLength: 60 })),
  /** How long the link is good, in seconds. */
  seconds: Type.Optional(Type.Integer({ minimum: 60, maximum: 2_592_000 })),
});
export type PreviewBody = Static<typeof PreviewBody>;

export const PreviewLink = Type.Object({
  id: Type.String(),
  /**
   * Path on this site that shows it; whoever has it may look, until it expires or is revoked. Told once, when the link is
   * made; empty in lists, because only a hash is kept.
   */
  url: Type.String(),
  expires_at: Type.String(),
  path: Type.String(),
  locale: Type.String(),
  visitor: PreviewVisitor,
  by: Type.String(),
});
export type PreviewLink = Static<typeof PreviewLink>;

/** What a preview token shows, as the edge is told. */
export const PreviewShown = Type.Object({
  path: Type.String(),
  locale: Type.String(),
  visitor: PreviewVisitor,
  at: Type.Union([Type.String(), Type.Null()]),
  expires_at: Type.String(),
});
export type PreviewShown = Static<typeof PreviewShown>;

/** Under this path previews are shown: `/_preview/{token}`. */
export const previewPrefix = '/_preview';

/** Header by which the edge reads drafts for a preview; the platform proxy never takes it from a browser. */
export const previewHeader = 'x-mozaika-preview';

/** What a page in a frame of the Studio says about a link that was followed in it: `{ kind, href }`. */
export const previewLinkMessage = 'mozaika-preview-link';
