import type { FieldTypeFacts } from './field-type.ts';

/*
 * The folders of `ui/forms/fields/` are the list of field types. Their facts import nothing, so the engine may take them in
 * although the room of forms stands above it.
 */
const files = import.meta.glob<FieldTypeFacts>('../../ui/forms/fields/*/field-type.ts', {
  eager: true,
  import: 'facts',
});

const byType: ReadonlyMap<string, FieldTypeFacts> = new Map(
  Object.entries(files)
    .map(([path, facts]) => [path.split('/').at(-2) ?? '', facts] as const)
    .toSorted(([, one], [, other]) => one.order - other.order),
);

/** Field types the form constructor knows, in the order in which they are offered. */
export const fieldTypes: readonly string[] = [...byType.keys()];

/** Types come from content, so they are looked up here and nowhere else; undefined for one nobody knows. */
export const factsOf = (type: string): FieldTypeFacts | undefined => byType.get(type);
