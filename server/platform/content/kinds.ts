import { type ContentKind, type ContentKindName, contentKinds } from '#schemas/content-kinds.ts';

/** A kind of content with its name. */
export interface NamedKind extends ContentKind {
  readonly name: ContentKindName;
}

/** The kinds of `schemas/content-kinds.ts` as a list. */
export const kinds: readonly NamedKind[] = (Object.keys(contentKinds) as ContentKindName[]).map((name) => ({
  name,
  ...contentKinds[name],
}));

const byName: ReadonlyMap<string, NamedKind> = new Map(kinds.map((kind) => [kind.name, kind]));

/** The kind with this name; undefined for a name that comes from outside and is none. */
export const findKind = (name: string): NamedKind | undefined => byName.get(name);

/** The kind with this name. */
export function kindOf(name: ContentKindName): NamedKind {
  const kind = byName.get(name);
  if (!kind) throw new Error(`${name} is no kind of content`);
  return kind;
}

/** Tag that stands for everything: whoever hears it knows nothing is fresh. */
export const everythingTag = '*';
