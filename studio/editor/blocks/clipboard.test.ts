import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blocksToPaste, copiedText, readCopied } from './clipboard.ts';
import { anyBlocks } from './sample-pages.ts';

test('[issue 6] what is copied on one page is the same on the other', () => {
  fc.assert(
    fc.property(
      anyBlocks.filter((blocks) => blocks.length > 0),
      (blocks) => {
        expect(readCopied(copiedText(blocks))).toStrictEqual(JSON.parse(JSON.stringify(blocks)));
      },
    ),
  );
});

test('[sec] text of other programs never becomes blocks', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (blocks) => {
      const read = readCopied(JSON.stringify({ mozaika: 'blocks', blocks }));
      if (read === null) return;
      for (const block of read)
        expect(typeof block.id === 'string' && typeof block.props === 'object').toBe(true);
    }),
  );
  expect(readCopied('Dzień dobry')).toBeNull();
  expect(readCopied('{"mozaika"')).toBeNull();
  expect(readCopied('{"mozaika":"blocks","blocks":[{"id":"a","type":"text"}]}')).toBeNull();
  expect(readCopied('{"mozaika":"blocks","blocks":[]}')).toBeNull();
});

test('[issue 6] what stands in the clipboard is pasted, and nothing older in its place', () => {
  const block = (id: string) => ({ id, type: 'text', props: {} });
  const [older, newer] = [copiedText([block('older')]), copiedText([block('newer')])];
  expect(blocksToPaste(newer, older)).toStrictEqual([block('newer')]);
  expect(blocksToPaste('Dzień dobry', older)).toBe('other');
  expect(blocksToPaste('', older)).toStrictEqual([block('older')]);
  expect(blocksToPaste(null, older)).toStrictEqual([block('older')]);
  expect(blocksToPaste(null, null)).toBe('nothing');
});
