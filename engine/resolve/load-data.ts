import type { QueryContext, Widget, WidgetQuery } from '#registry/widget.ts';
import { CustomerNotRead } from '../preview/preview-session.ts';
import type { BlockContext } from './block-context.ts';

/**
 * Answers of a block's queries, by name. In a preview, what would be read of a customer is the sample of the widget's
 * examples.
 * @param query what the queries may read
 * @throws whatever the first failing query failed with, or QueryTimeout
 */
export async function loadData(
  widget: Widget,
  block: { readonly id: string; readonly props: Record<string, unknown> },
  { context, query }: { readonly context: BlockContext; readonly query: QueryContext },
): Promise<Record<string, unknown>> {
  if (!widget.queries) return {};
  const example = context.exampleData?.get(block.id);
  if (example) return { ...example };
  const sample = context.sampled && widget.examples.find(({ data }) => data !== undefined)?.data;
  if (sample && widget.access.kind !== 'open') {
    context.sampled?.add(block.id);
    return { ...sample };
  }
  // The props were validated by the schema that the queries' parameter type comes from.
  const queries = widget.queries(block.props as never, query);
  const run = async (name: string, query: WidgetQuery): Promise<unknown> => {
    try {
      return await context.run(query);
    } catch (error) {
      if (!(error instanceof CustomerNotRead) || !sample || !Object.hasOwn(sample, name)) throw error;
      context.sampled?.add(block.id);
      return sample[name];
    }
  };
  const entries = await Promise.all(
    Object.entries(queries).map(async ([name, query]) => [name, await run(name, query)] as const),
  );
  return Object.fromEntries(entries);
}
