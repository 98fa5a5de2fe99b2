import { ownBytes } from '#engine/own-bytes.ts';
import type { Registry } from '#registry/registry.ts';
import { anchorOf } from '../tree/block-list.tsx';
import type { StaticBlock } from '../tree/client-plan.ts';
import { escapeHtml } from './escape.ts';
import { memoryOf } from './render-memory.ts';

/**
 * A static block in its wrapper, as it goes over the wire: the element that the browser's tree has for it (`BlockList`). Written
 * without React, which would copy the block's HTML piece by piece.
 */
export function staticWrapper(block: StaticBlock, registry: Registry): Buffer {
  const { staticHtml } = memoryOf(registry);
  const known = staticHtml.get(block);
  if (known) return known;
  const anchor = anchorOf(block.id);
  const id = anchor === undefined ? '' : ` id="${escapeHtml(anchor)}"`;
  const made = ownBytes(
    Buffer.from(`<div${id} data-block="${escapeHtml(block.id)}">${block.html ?? ''}</div>`),
  );
  staticHtml.set(block, made);
  return made;
}
