import type { ContentKindName } from '#schemas/content-kinds.ts';
import type { CustomEntityType } from '#schemas/custom-entity-type.ts';

/** A place in a body that names other content. */
export interface Reference {
  readonly kind: ContentKindName;
  /** Key of what is named. */
  readonly key: string;
  /** Block it stands in; left out for kinds without blocks. */
  readonly blockId?: string;
  /** JSON pointer into the block, or into the body. */
  readonly path: string;
}

/**
 * Everything a body names: relations of widgets' props, links to pages, categories, lookups. The platform knows no widgets, so
 * the engine's is handed in by whoever starts it.
 */
export type FindReferences = (
  kind: ContentKindName,
  data: unknown,
  /** Definitions of custom entities by alias: they say which fields name something. */
  types: ReadonlyMap<string, CustomEntityType>,
) => readonly Reference[];

/** For a platform that is opened without the engine: nothing is known to be used. */
export const findsNoReferences: FindReferences = () => [];
