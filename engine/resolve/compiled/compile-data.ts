import type { QueryContext, Widget } from '#registry/widget.ts';
import { deepFreeze } from '../../content/deep-freeze.ts';
import type { BlockContext } from '../block-context.ts';
import { createEmbeddedHtml } from '../embedded-html.ts';
import { loadData } from '../load-data.ts';
import { noteQueries, wouldReadSame } from './block-inputs.ts';
import type { CompiledProps } from './compile-props.ts';
import type { BlockInputs, CompiledData } from './compiled-data.ts';
import { withNewest } from './variants.ts';

const noData: Record<string, unknown> = Object.freeze({});

/**
 * Answers of a block's queries. Those of an earlier visit are taken when this one would read the very same: then neither
 * queries nor sanitiser run.
 * @throws whatever the first failing query failed with, or QueryTimeout
 */
export async function compileData(
  widget: Widget,
  {
    id,
    props,
    context,
  }: { readonly id: string; readonly props: CompiledProps; readonly context: BlockContext },
): Promise<CompiledData> {
  if (!widget.queries) return withoutQueries(props);
  const html = createEmbeddedHtml(id, context.sanitise, props.widgets.length);
  const load = async (query: QueryContext) => ({
    data: await loadData(widget, { id, props: props.props }, { context, query }),
    widgets: html.widgets,
    problems: html.problems,
  });
  // Samples stand in for answers, and are noted by block.
  const sharing = context.exampleData || context.sampled ? undefined : context.sharing;
  if (!sharing)
    return {
      ...(await load({ ...context.query, content: html.wrapReader(context.query.content) })),
      inputs: null,
    };
  const { memory } = sharing;
  for (const known of memory.get(props) ?? [])
    if (known.inputs && (await wouldReadSame(known.inputs, context.query, sharing))) return known;
  const { query, inputs } = noteQueries(context.query, sharing, html.wrapReader);
  const loaded = await load(query);
  const made = { ...loaded, data: deepFreeze(loaded.data), inputs: inputs() };
  // Another visit may have been quicker.
  if (made.inputs) memory.set(props, withNewest<CompiledData>(made, memory.get(props)));
  return made;
}

const dataless = new WeakMap<CompiledProps, CompiledData>();

function withoutQueries(props: CompiledProps): CompiledData {
  const known = dataless.get(props);
  if (known) return known;
  const inputs: BlockInputs = { documents: [], parameters: new Map(), facts: {} };
  const made: CompiledData = { data: noData, widgets: [], problems: [], inputs };
  dataless.set(props, made);
  return made;
}
