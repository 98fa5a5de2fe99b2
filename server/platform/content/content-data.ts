import type { Static } from 'typebox';
import type { ContentKindName, contentKinds } from '#schemas/content-kinds.ts';

/** What the body of a published entry is, by kind: it was checked by the kind's schema before it went live. */
export type ContentData = {
  readonly [Kind in ContentKindName]: Static<(typeof contentKinds)[Kind]['schema']>;
};
