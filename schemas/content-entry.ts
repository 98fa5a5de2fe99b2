import { type Static, Type } from 'typebox';

/** One stored piece of content as the write API shows it. `locale` is empty for kinds that are not kept per locale. */
export const ContentEntry = Type.Object({
  kind: Type.String(),
  key: Type.String(),
  locale: Type.String(),
  /** Raised by every change; a write must name the version it read, or it is refused with 409. */
  version: Type.Integer(),
  status: Type.Union([Type.Literal('draft'), Type.Literal('published'), Type.Literal('changed')]),
  /** Version of the draft that is live; null when the entry is not published. */
  published_version: Type.Union([Type.Integer(), Type.Null()]),
  draft: Type.Unknown(),
  updated_at: Type.String(),
  updated_by: Type.String(),
});
export type ContentEntry = Static<typeof ContentEntry>;

export const ContentHistoryItem = Type.Object({
  version: Type.Integer(),
  action: Type.Union([
    Type.Literal('create'),
    Type.Literal('change'),
    Type.Literal('publish'),
    Type.Literal('unpublish'),
    Type.Literal('restore'),
    Type.Literal('delete'),
    Type.Literal('roll-back'),
  ]),
  data: Type.Unknown(),
  at: Type.String(),
  by: Type.String(),
});
export type ContentHistoryItem = Static<typeof ContentHistoryItem>;

/** What the platform announces after a change: the tags that became stale and the new cache token. */
export interface ContentChange {
  readonly tags: readonly string[];
  readonly token: string;
}
