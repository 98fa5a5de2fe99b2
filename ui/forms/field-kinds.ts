import type { FieldKind } from './field-kind.ts';

const files = import.meta.glob<FieldKind>('./fields/*/kind.tsx', { eager: true, import: 'kind' });

/** Every field type the form constructor draws, by its folder. Types come from content, so they are looked up here. */
export const fieldKinds: ReadonlyMap<string, FieldKind> = new Map(
  Object.values(files).map((kind) => [kind.type, kind]),
);
