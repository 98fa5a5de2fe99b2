import fc from 'fast-check';
import { expect, test } from 'vitest';
import { walkPlaced } from '../blocks/block-tree.ts';
import { anyPage, sampleRegistry } from '../blocks/sample-pages.ts';
import { fromPuck, pageReader, toPuck } from './convert.ts';
import { blockIdOf, type PuckItem, puckId, unknownType } from './puck-shape.ts';

test('[studio] a page goes into Puck and back without loss, whatever it holds', () => {
  fc.assert(
    fc.property(anyPage, (page) => {
      expect(fromPuck(toPuck(page, sampleRegistry), sampleRegistry)).toStrictEqual(page);
    }),
  );
});

test('[studio] it survives being stored as JSON in between: copies of the state are as good as the state', () => {
  fc.assert(
    fc.property(anyPage, (page) => {
      const stored = structuredClone(toPuck(page, sampleRegistry));
      expect(fromPuck(stored, sampleRegistry)).toStrictEqual(page);
    }),
  );
});

test('[studio] ids of blocks and of Puck are one to one, and no block is taken for the page or for a slot', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(blockIdOf(puckId(one))).toBe(one);
      expect(puckId(one) === puckId(other)).toBe(one === other);
      expect(puckId(one)).not.toContain(':');
    }),
  );
  expect(puckId('root')).not.toBe('root');
});

test('[studio] a block whose widget is gone keeps its props and the blocks in it', () => {
  const gone = {
    id: 'old',
    type: 'gone',
    version: 7,
    props: { words: ['a'] },
    slots: { inside: [{ id: 'inner', type: 'text', props: {} }] },
  };
  const page = { alias: 'about', title: 'O nas', layout: 'default' as const, blocks: [gone] };
  const data = toPuck(page, sampleRegistry);
  expect(data.content[0]?.type).toBe(unknownType);
  expect(fromPuck(data, sampleRegistry).blocks).toStrictEqual([gone]);
});

test('[studio] a block dropped into an empty place is in the document, beside what was kept', () => {
  const box = { id: 'box', type: 'box', props: {} };
  const page = { alias: 'about', title: 'O nas', layout: 'default' as const, blocks: [box] };
  const data = toPuck(page, sampleRegistry);
  const [item] = data.content;
  const made: PuckItem = {
    type: 'text',
    props: { id: 'text-123', stored: { type: 'text', props: {} }, kept: { names: null, others: {} } },
  };
  const dropped = {
    ...data,
    content: item ? [{ ...item, props: { ...item.props, in_content: [made] } }] : [],
  };
  const ids = [...walkPlaced(fromPuck(dropped, sampleRegistry).blocks)].map(({ block }) => block.id);
  expect(ids).toStrictEqual(['box', 'text-123']);
});

test('[studio] of the blocks of a page a change makes only the changed one anew; the others stay the same objects', () => {
  fc.assert(
    fc.property(anyPage, fc.nat(), (page, pick) => {
      const read = pageReader(sampleRegistry);
      const data = toPuck(page, sampleRegistry);
      const before = read(data);
      const at = data.content.length === 0 ? -1 : pick % data.content.length;
      const content = data.content.map((item, index) =>
        index === at
          ? { ...item, props: { ...item.props, stored: { ...item.props.stored, props: { title: 'Nowy' } } } }
          : item,
      );
      const after = read({ ...data, content });
      expect(after).toStrictEqual(fromPuck({ ...data, content }, sampleRegistry));
      for (const [index, block] of after.blocks.entries())
        expect(block === before.blocks[index]).toBe(index !== at);
    }),
  );
});
