import { contentKinds } from '#schemas/content-kinds.ts';
import type { EntityKind } from './entity-kind.ts';
import type { KindScreen } from './kind-screen.tsx';

const files = import.meta.glob<KindScreen>('./kinds/*/screen.ts', { eager: true, import: 'screen' });

const bySegment: ReadonlyMap<string, EntityKind> = new Map(
  Object.values(files).map(({ entity }) => [contentKinds[entity.kind].segment, entity]),
);

/** The kind whose calls stand under this segment; undefined for one that has a screen of its own, or is none. */
export const entityKindAt = (segment: string): EntityKind | undefined => bySegment.get(segment);
