import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { Block } from '#schemas/page.ts';

/** Under this key the copied blocks stand where the system's clipboard is refused: other pages of the Studio find them. */
export const clipboardKey = 'mozaika-studio-clipboard';

/**
 * What a paste puts on the page. What stands in the system's clipboard counts, be it newer than what was copied here;
 * what the Studio kept itself is only for a clipboard that tells nothing.
 * @param clipboard null where it may not be read
 * @param kept the text under `clipboardKey`, which is there while the clipboard refused the last copy
 * @returns `other` when the clipboard holds something that is no block, `nothing` when there is nothing at all
 */
export function blocksToPaste(clipboard: string | null, kept: string | null): Block[] | 'other' | 'nothing' {
  const known = clipboard ?? '';
  if (known.trim() !== '') return readCopied(known) ?? 'other';
  return readCopied(kept ?? '') ?? 'nothing';
}

/** Longest text that is looked at, in characters. */
const longest = 2_000_000;

const Copied = Compile(
  Type.Object({ mozaika: Type.Literal('blocks'), blocks: Type.Array(Block, { minItems: 1, maxItems: 500 }) }),
);

/** Blocks as text for a clipboard. */
export const copiedText = (blocks: readonly Block[]): string =>
  JSON.stringify({ mozaika: 'blocks', blocks }, null, 1);

/**
 * Blocks of a clipboard's text; null when it holds something else. Whatever a program put there is checked against the
 * schema of blocks before anything of it gets into a page.
 */
export function readCopied(text: string): Block[] | null {
  if (text.length > longest || !text.includes('"mozaika"')) return null;
  try {
    const value: unknown = JSON.parse(text);
    return Copied.Check(value) ? (value.blocks as Block[]) : null;
  } catch {
    return null;
  }
}
