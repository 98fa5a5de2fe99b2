import { contentKinds } from '#schemas/content-kinds.ts';
import type { EntityKind } from './entity-kind.ts';

const files = import.meta.glob<EntityKind>('./kinds/*/kind.ts', { eager: true, import: 'kind' });

const bySegment: ReadonlyMap<string, EntityKind> = new Map(
  Object.values(files).map((kind) => [contentKinds[kind.kind].segment, kind]),
);

/** The kind whose calls stand under this segment; undefined for one that has a screen of its own, or is none. */
export const entityKindAt = (segment: string): EntityKind | undefined => bySegment.get(segment);
