import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Block } from '#schemas/page.ts';
import { findPlaced, listAt, removeBlock, walkPlaced } from './block-tree.ts';
import { mayStand } from './may-stand.ts';
import { moveBlock, moves } from './move-block.ts';
import { mendDoubles, withNewIds } from './new-ids.ts';
import { anyBlocks, sampleRegistry } from './sample-pages.ts';

const ids = (blocks: readonly Block[]) => [...walkPlaced(blocks)].map(({ block }) => block.id);
const text = (id: string): Block => ({ id, type: 'text', props: {} });

test('[issue 6] a step by key loses no block, doubles none, and leads only where the block may stand', () => {
  fc.assert(
    fc.property(anyBlocks, fc.nat(), fc.constantFrom(...moves), (blocks, pick, move) => {
      const id = ids(blocks)[pick % Math.max(ids(blocks).length, 1)];
      const moved = id === undefined ? null : moveBlock(blocks, { id, move, registry: sampleRegistry });
      if (id === undefined || moved === null) return;
      expect(ids(moved).toSorted()).toStrictEqual(ids(blocks).toSorted());
      const before = findPlaced(blocks, id);
      const after = findPlaced(moved, id);
      expect(after?.block).toStrictEqual(before?.block);
      const { parent, slot } = after?.place ?? { parent: null, slot: '' };
      const holder = parent === null ? null : (findPlaced(moved, parent)?.block ?? null);
      const stays = before?.place.parent === parent && before.place.slot === slot;
      expect(stays || mayStand(sampleRegistry, { parent: holder, slot, type: after?.block.type ?? '' })).toBe(
        true,
      );
    }),
  );
});

test('[issue 6] up and down undo each other', () => {
  fc.assert(
    fc.property(anyBlocks, fc.nat(), (blocks, pick) => {
      const id = blocks[pick % Math.max(blocks.length, 1)]?.id;
      const up = id === undefined ? null : moveBlock(blocks, { id, move: 'up', registry: sampleRegistry });
      if (id === undefined || up === null) return;
      expect(moveBlock(up, { id, move: 'down', registry: sampleRegistry })).toStrictEqual(blocks);
    }),
  );
});

test('[issue 6] from the end of one column a block goes on to the next, and out to the page after the columns', () => {
  const page: Block[] = [
    { id: 'pair', type: 'pair', props: {}, slots: { left: [text('a')], right: [text('b')] } },
    text('last'),
  ];
  const right = moveBlock(page, { id: 'a', move: 'down', registry: sampleRegistry });
  expect(listAt(right ?? [], 'pair', 'right').map(({ id }) => id)).toStrictEqual(['a', 'b']);
  const out = moveBlock(right ?? [], { id: 'a', move: 'out', registry: sampleRegistry });
  expect(out?.map(({ id }) => id)).toStrictEqual(['pair', 'a', 'last']);
  const back = moveBlock(out ?? [], { id: 'a', move: 'in', registry: sampleRegistry });
  expect(listAt(back ?? [], 'pair', 'left').map(({ id }) => id)).toStrictEqual(['a']);
});

test('[issue 6] a place that does not take the type is passed over', () => {
  const page: Block[] = [
    { id: 'pair', type: 'pair', props: {} },
    { id: 'box', type: 'box', props: {} },
  ];
  const inside = moveBlock(page, { id: 'box', move: 'in', registry: sampleRegistry });
  expect(listAt(inside ?? [], 'pair', 'right').map(({ id }) => id)).toStrictEqual(['box']);
  expect(moveBlock(inside ?? [], { id: 'box', move: 'up', registry: sampleRegistry })).toBeNull();
});

test('[studio] what is removed takes along what it holds, and nothing else', () => {
  const page: Block[] = [{ id: 'box', type: 'box', props: {}, slots: { content: [text('a')] } }, text('b')];
  expect(ids(removeBlock(page, 'box'))).toStrictEqual(['b']);
  expect(ids(removeBlock(page, 'a'))).toStrictEqual(['box', 'b']);
});

test('[studio] copies have ids of their own, and doubles of a stored page are told apart', () => {
  let made = 0;
  const makeId = (type: string) => `${type}-${made++}`;
  fc.assert(
    fc.property(anyBlocks, (blocks) => {
      const both = ids([...blocks, ...withNewIds(blocks, makeId)]);
      expect(new Set(both).size).toBe(both.length);
      const mended = ids(mendDoubles([...blocks, ...blocks], makeId));
      expect(new Set(mended).size).toBe(mended.length);
      expect(mendDoubles(blocks, makeId)).toStrictEqual(blocks);
    }),
  );
});
