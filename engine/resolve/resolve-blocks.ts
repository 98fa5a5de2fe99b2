import { setImmediate } from 'node:timers/promises';
import { earlierPolicy, type HydrationPolicy } from '#registry/hydration.ts';
import { isRecord } from '#registry/is-record.ts';

import type { Registry } from '#registry/registry.ts';
import type { Widget } from '#registry/widget.ts';
import type { Block } from '#schemas/page.ts';
import type { BlockFailure, PlanBlock } from '../plan.ts';
import type { BlockContext } from './block-context.ts';
import { assembleBlock } from './compiled/assemble-block.ts';
import { compileData } from './compiled/compile-data.ts';
import { compileProps } from './compiled/compile-props.ts';
import { findConstant, keepConstant } from './compiled/constant-blocks.ts';
import { shownBlocks } from './shown-blocks.ts';

/** How deep blocks may stand in each other. Also what stops a view block that shows itself. */
const maxDepth = 12;

/**
 * How many blocks one page may hold. Depth alone does not stop a view block that shows itself twice: it doubles at
 * every step.
 */
export const maxBlocks = 2000;

/** How many blocks of a list are begun in one turn of the event loop: other visits want their turn too ([sec 27]). */
const blocksPerTurn = 50;

type Fail = (kind: BlockFailure['kind'], message: string, cure: string) => null;

/** Where a list of blocks stands, and what is known there. */
export interface BlocksPlace {
  readonly registry: Registry;
  readonly context: BlockContext;
  /** Whether the first of these blocks is the page's first. */
  readonly firstOfPage?: boolean;
  /** How many blocks they stand in. */
  readonly depth?: number;
}

/** Where one block stands. */
interface BlockPlace {
  readonly registry: Registry;
  readonly context: BlockContext;
  readonly first: boolean;
  readonly depth: number;
}

/**
 * Turns stored blocks into blocks ready to render: known type, admitted visitor, valid props, loaded data. What does
 * not pass is left out and named; the rest of the page never suffers. All blocks are worked on at once.
 */
export async function resolveBlocks(
  blocks: readonly Block[],
  { registry, context, firstOfPage = false, depth = 0 }: BlocksPlace,
): Promise<PlanBlock[]> {
  const shown = await shownBlocks(blocks, { registry, context, firstOfPage });
  const resolving = shown.map(({ block, hidden }, index) => {
    const first = firstOfPage && index === 0;
    return hidden === undefined ? constantBlock(block, { registry, context, first, depth }) : undefined;
  });
  // Those that are the same for everybody are at hand, and often all are.
  if (resolving.every((block) => block !== undefined)) return resolving;
  const resolved = await Promise.all(
    shown.map(async ({ block, hidden }, index) => {
      const known = resolving[index];
      if (known) return known;
      for (let turn = 0; turn < Math.floor(index / blocksPerTurn); turn++) await setImmediate();
      const ready = await resolveBlock(block, {
        registry,
        context,
        first: firstOfPage && index === 0,
        depth,
      });
      return ready && hidden ? { ...ready, hidden } : ready;
    }),
  );
  return resolved.filter((block) => block !== null);
}

function constantBlock(block: Block, { registry, context, first, depth }: BlockPlace): PlanBlock | undefined {
  const widget = registry.get(block.type);
  const { sanitise, budget, sharing } = context;
  // What is made without a memory, samples above all, is made for its visit.
  if (!widget || !sharing) return undefined;
  const known = findConstant(block, { widget, sanitise, first });
  if (!known || depth + known.height > maxDepth || (budget && budget.left < known.blocks)) return undefined;
  if (budget) budget.left -= known.blocks;
  return known.made;
}

async function resolveBlock(block: Block, place: BlockPlace): Promise<PlanBlock | null> {
  const { context } = place;
  const fail: Fail = (kind, message, cure) => {
    context.fail({ kind, page: context.page, blockId: block.id, type: block.type, message, cure });
    return null;
  };
  try {
    return await checkedBlock(block, place, fail);
  } catch (error) {
    // A migration, a sanitiser or a parser met with something nobody thought of: still this block's trouble alone.
    return fail('invalid-props', messageOf(error), 'Correct the block; see the platform log.');
  }
}

async function checkedBlock(block: Block, place: BlockPlace, fail: Fail): Promise<PlanBlock | null> {
  const { registry, context, first, depth } = place;
  if (depth > maxDepth)
    return fail(
      'too-deep',
      `blocks stand more than ${maxDepth} deep`,
      'Take the block out of itself, or nest less.',
    );
  const { budget } = context;
  if (budget && --budget.left < 0)
    // Said once: the blocks that are too many may be millions.
    return budget.left < -1
      ? null
      : fail(
          'too-deep',
          `the page holds more than ${maxBlocks} blocks`,
          'Take the block out of itself, or split the page.',
        );
  const widget = registry.get(block.type);
  if (!widget)
    return fail(
      'unknown-type',
      `no widget of type "${block.type}"`,
      'Deploy the widget, or remove the block.',
    );
  const compiling = compileProps(widget, block, context.sanitise);
  // What is at hand waits for nobody, and what is wrong is named in the order of the page.
  const compiled = compiling instanceof Promise ? await compiling : compiling;
  if (!compiled.ok) {
    const message = compiled.errors.map((error) => `${error.path || '/'} ${error.message}`).join('; ');
    return fail('invalid-props', message, compiled.errors.map((error) => error.cure).join(' '));
  }
  const [answers, slots] = await Promise.all([
    compileData(widget, { id: block.id, props: compiled, context }).catch((error: unknown) =>
      fail('query-failed', messageOf(error), 'See the platform log; the block comes back by itself.'),
    ),
    resolveSlots(block, { ...place, widget }, fail),
  ]);
  for (const message of [...compiled.problems, ...(answers?.problems ?? [])])
    fail('invalid-props', message, 'Correct the widget tag in the text.');
  if (!answers) return null;
  const embedded = [...compiled.widgets, ...answers.widgets];
  const inner = await resolveBlocks(
    embedded.map((widget) => widget.block),
    { registry, context, depth: depth + 1 },
  );
  for (const { slot, block: one } of embedded) slots[slot] = inner.filter(({ id }) => id === one.id);
  const made: PlanBlock = {
    id: block.id,
    type: block.type,
    hydrate: effectivePolicy(widget.hydrate, slots),
    props: compiled.props,
    data: answers.data,
    slots,
    first,
    ...(context.sampled?.has(block.id) && { sample: true as const }),
  };
  const assembled = assembleBlock(made, answers);
  const isWhole = compiled.problems.length === 0 && answers.problems.length === 0;
  if (isWhole && context.sharing && !context.exampleData && !context.sampled)
    keepConstant(
      block,
      { widget, sanitise: context.sanitise, first },
      { made: assembled, answers, stored: embedded.length + storedIn(block) },
    );
  return assembled;
}

/** Blocks that stand in a block's slots, whether they may or not. */
const storedIn = ({ slots }: Block): number => (isRecord(slots) ? Object.values(slots).flat().length : 0);

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A block that holds live ones must be alive itself: React cannot wake the inside of HTML it does not know. */
function effectivePolicy(
  own: HydrationPolicy,
  slots: Readonly<Record<string, PlanBlock[]>>,
): HydrationPolicy {
  return Object.values(slots)
    .flat()
    .reduce((policy, block) => earlierPolicy(policy, block.hydrate), own);
}

async function resolveSlots(
  block: Block,
  { widget, registry, context, first, depth }: BlockPlace & { readonly widget: Widget },
  fail: Fail,
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
        await resolveBlocks(allowed, {
          registry,
          context,
          firstOfPage: first && slot.opensPage === true,
          depth: depth + 1,
        }),
      ] as const;
    }),
  );
  return Object.fromEntries(entries);
}
