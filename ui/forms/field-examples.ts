import type { FormField } from '#schemas/form.ts';

const files = import.meta.glob<{ example: readonly FormField[] }>('./fields/*/example.ts', {
  eager: true,
});
const byType: ReadonlyMap<string, readonly FormField[]> = new Map(
  Object.entries(files).map(([path, { example }]) => [path.split('/').at(-2) ?? '', example]),
);

/** Fields that show a type; none for a type nobody knows. */
export const fieldExample = (type: string): readonly FormField[] => byType.get(type) ?? [];
