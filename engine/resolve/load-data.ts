import type { ContentReader } from '#registry/content-reader.ts';
import type { Widget } from '#registry/widget.ts';
import type { BlockContext } from './block-context.ts';

/**
 * Answers of a block's queries, by name.
 * @param reader where the queries read content
 * @throws whatever the first failing query failed with, or QueryTimeout
 */
export async function loadData(
  widget: Widget,
  block: { readonly id: string; readonly props: Record<string, unknown> },
  context: BlockContext,
  reader: ContentReader,
): Promise<Record<string, unknown>> {
  if (!widget.queries) return {};
  const example = context.exampleData?.get(block.id);
  if (example) return { ...example };
  // The props were validated by the schema that the queries' parameter type comes from.
  const queries = widget.queries(block.props as never, { ...context.query, content: reader });
  const entries = await Promise.all(
    Object.entries(queries).map(async ([name, query]) => [name, await context.run(query)] as const),
  );
  return Object.fromEntries(entries);
}
