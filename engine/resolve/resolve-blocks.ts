import { admits } from '#registry/access.ts';
import { earlierPolicy, type HydrationPolicy } from '#registry/hydration.ts';
import { isRecord } from '#registry/is-record.ts';
import { normaliseProps } from '#registry/normalise-props.ts';
import type { Registry } from '#registry/registry.ts';
import type { Widget } from '#registry/widget.ts';
import type { Block } from '#schemas/page.ts';
import type { BlockFailure, PlanBlock } from '../plan.ts';
import type { BlockContext } from './block-context.ts';
import { createEmbeddedHtml } from './embedded-html.ts';

/** How deep blocks may stand in each other. Also what stops a view block that shows itself. */
const maxDepth = 12;

/**
 * Turns stored blocks into blocks ready to render: known type, admitted visitor, valid props, loaded data. What does
 * not pass is left out and named; the rest of the page never suffers. All blocks are worked on at once.
 * @param firstOfPage whether the first of these blocks is the page's first
 */
export async function resolveBlocks(
  blocks: readonly Block[],
  registry: Registry,
  context: BlockContext,
  firstOfPage = false,
  depth = 0,
): Promise<PlanBlock[]> {
  const resolved = await Promise.all(
    blocks.map((block, index) => resolveBlock(block, registry, context, firstOfPage && index === 0, depth)),
  );
  return resolved.filter((block) => block !== null);
}

async function resolveBlock(
  block: Block,
  registry: Registry,
  context: BlockContext,
  first: boolean,
  depth: number,
): Promise<PlanBlock | null> {
  const fail = (kind: BlockFailure['kind'], message: string, cure: string): null => {
    context.fail({ kind, page: context.page, blockId: block.id, type: block.type, message, cure });
    return null;
  };
  if (depth > maxDepth)
    return fail(
      'too-deep',
      `blocks stand more than ${maxDepth} deep`,
      'Take the block out of itself, or nest less.',
    );
  const widget = registry.get(block.type);
  if (!widget)
    return fail(
      'unknown-type',
      `no widget of type "${block.type}"`,
      'Deploy the widget, or remove the block.',
    );
  if (widget.access.kind !== 'open' && !admits(widget.access, await context.subject())) return null;

  const normalised = normaliseProps(widget, block);
  if (!normalised.ok) {
    const message = normalised.errors.map((error) => `${error.path || '/'} ${error.message}`).join('; ');
    return fail('invalid-props', message, normalised.errors.map((error) => error.cure).join(' '));
  }
  const embedded = createEmbeddedHtml(block.id, context.sanitise, ({ message }) =>
    fail('invalid-props', message, 'Correct the widget tag in the text.'),
  );
  const props = embedded.cleanProps(widget.props, normalised.props);

  const [data, slots] = await Promise.all([
    loadData(widget, block.id, props, context, embedded.wrapReader).catch((error: unknown) => {
      fail(
        'query-failed',
        error instanceof Error ? error.message : String(error),
        'See the platform log; the block comes back by itself.',
      );
      return null;
    }),
    resolveSlots(widget, block, registry, context, first, depth, fail),
  ]);
  if (!data) return null;
  const inner = await resolveBlocks(embedded.blocks(), registry, context, false, depth + 1);
  for (const [name, id] of embedded.slotNames()) slots[name] = inner.filter((one) => one.id === id);
  return {
    id: block.id,
    type: block.type,
    hydrate: effectivePolicy(widget.hydrate, slots),
    props,
    data,
    slots,
    first,
  };
}

/** A block that holds live ones must be alive itself: React cannot wake the inside of HTML it does not know. */
function effectivePolicy(
  own: HydrationPolicy,
  slots: Readonly<Record<string, PlanBlock[]>>,
): HydrationPolicy {
  return Object.values(slots)
    .flat()
    .reduce((policy, block) => earlierPolicy(policy, block.hydrate), own);
}

async function loadData(
  widget: Widget,
  blockId: string,
  props: Record<string, unknown>,
  context: BlockContext,
  wrapReader: (reader: BlockContext['query']['content']) => BlockContext['query']['content'],
): Promise<Record<string, unknown>> {
  if (!widget.queries) return {};
  const example = context.exampleData?.get(blockId);
  if (example) return { ...example };
  // The props were validated by the schema that the queries' parameter type comes from.
  const queries = widget.queries(props as never, {
    ...context.query,
    content: wrapReader(context.query.content),
  });
  const entries = await Promise.all(
    Object.entries(queries).map(async ([name, query]) => [name, await context.run(query)] as const),
  );
  return Object.fromEntries(entries);
}

async function resolveSlots(
  widget: Widget,
  block: Block,
  registry: Registry,
  context: BlockContext,
  first: boolean,
  depth: number,
  fail: (kind: BlockFailure['kind'], message: string, cure: string) => null,
): Promise<Record<string, PlanBlock[]>> {
  const filled = isRecord(block.slots) ? block.slots : {};
  const names = Object.keys(widget.slots);
  for (const name of Object.keys(filled))
    if (!names.includes(name))
      fail(
        'slot-refused',
        `"${block.type}" has no slot "${name}"`,
        `Use one of: ${names.join(', ') || 'none'}.`,
      );
  const entries = await Promise.all(
    Object.entries(widget.slots).map(async ([name, slot]) => {
      const stored = Object.hasOwn(filled, name) ? (filled[name] ?? []) : [];
      const allowed = stored.filter((inner) => {
        const fits = !slot.allow || slot.allow.includes(inner.type);
        if (!fits)
          fail(
            'slot-refused',
            `"${inner.type}" may not stand in slot "${name}"`,
            `Use one of: ${slot.allow?.join(', ')}.`,
          );
        return fits;
      });
      return [
        name,
        await resolveBlocks(allowed, registry, context, first && name === names[0], depth + 1),
      ] as const;
    }),
  );
  return Object.fromEntries(entries);
}
