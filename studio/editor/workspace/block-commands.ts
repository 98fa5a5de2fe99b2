import type { Translate } from '#engine/i18n/translator.ts';
import type { Registry } from '#registry/registry.ts';
import type { Block } from '#schemas/page.ts';
import { findPlaced, insertAt, listAt, type Place, removeBlock } from '../blocks/block-tree.ts';
import { blocksToPaste, clipboardKey, copiedText } from '../blocks/clipboard.ts';
import { mayStand } from '../blocks/may-stand.ts';
import { type Move, moveBlock } from '../blocks/move-block.ts';
import { newBlock } from '../blocks/new-block.ts';
import { makeBlockId, withNewIds } from '../blocks/new-ids.ts';
import type { Editor } from './use-editor.ts';

/** What can be done with blocks by button, menu and key alike. Each says what came of it. */
export interface BlockCommands {
  readonly move: (id: string, move: Move) => void;
  readonly duplicate: (id: string) => void;
  readonly remove: (id: string) => void;
  readonly copy: (id: string) => Promise<void>;
  /** Puts what was copied after a block, or (null) at the end of the page. */
  readonly paste: (after: string | null, text?: string) => Promise<void>;
  /** Puts a new block after the chosen one, or into a place. */
  readonly add: (type: string, at: Place | { readonly after: string | null }) => void;
}

interface Parts {
  readonly editor: Editor;
  readonly registry: Registry;
  readonly t: Translate;
  /** Tells a screen reader, without a notice. */
  readonly announce: (text: string) => void;
  readonly complain: (text: string) => void;
}

export function createBlockCommands({ editor, registry, t, announce, complain }: Parts): BlockCommands {
  const titleOf = (type: string) => registry.get(type)?.title ?? type;
  const typeOf = (id: string) => findPlaced(editor.current().blocks, id)?.block.type ?? '';
  const put = (blocks: readonly Block[], at: Place | { readonly after: string | null }): boolean => {
    const page = editor.current().blocks;
    const place = 'index' in at ? at : placeFor(page, { after: at.after, blocks, registry });
    const holder = place.parent === null ? null : (findPlaced(page, place.parent)?.block ?? null);
    const refused = blocks.find(
      ({ type }) => !mayStand(registry, { parent: holder, slot: place.slot, type }),
    );
    if (refused) {
      complain(t('editor.may-not-stand', { title: titleOf(refused.type) }));
      return false;
    }
    return editor.arrange((all) => insertAt(all, place, blocks), blocks[0]?.id ?? null);
  };
  return {
    move: (id, move) => {
      const title = titleOf(typeOf(id));
      const moved = editor.arrange((blocks) => moveBlock(blocks, { id, move, registry }), id);
      announce(t(moved ? `editor.moved-${move}` : 'editor.no-further', { title }));
    },
    duplicate: (id) => {
      const placed = findPlaced(editor.current().blocks, id);
      if (!placed) return;
      const copy = withNewIds([placed.block], makeBlockId);
      if (put(copy, { ...placed.place, index: placed.place.index + 1 }))
        announce(t('editor.duplicated', { title: titleOf(placed.block.type) }));
    },
    remove: (id) => {
      const { blocks } = editor.current();
      const placed = findPlaced(blocks, id);
      if (!placed) return;
      const { parent, slot, index } = placed.place;
      const list = listAt(blocks, parent, slot);
      const next = list[index + 1] ?? list[index - 1];
      editor.arrange((all) => removeBlock(all, id), next?.id ?? parent);
      announce(t('editor.removed', { title: titleOf(placed.block.type) }));
    },
    copy: async (id) => {
      const placed = findPlaced(editor.current().blocks, id);
      if (!placed) return;
      const text = copiedText([placed.block]);
      // Kept here only where the clipboard refuses: else it would be pasted in place of what was copied since.
      const announcement =
        (await navigator.clipboard?.writeText(text).then(
          () => true,
          () => false,
        )) ?? false;
      if (announcement) localStorage.removeItem(clipboardKey);
      else localStorage.setItem(clipboardKey, text);
      announce(t('editor.copied', { title: titleOf(placed.block.type) }));
    },
    paste: async (after, given) => {
      const text = given ?? (await navigator.clipboard?.readText().catch(() => null)) ?? null;
      const blocks = blocksToPaste(text, localStorage.getItem(clipboardKey));
      if (typeof blocks === 'string') return complain(t(`editor.paste-${blocks}`));
      if (put(withNewIds(blocks, makeBlockId), { after })) announce(t('editor.pasted'));
    },
    add: (type, at) => {
      const widget = registry.get(type);
      if (widget && put([newBlock(widget, makeBlockId)], at))
        announce(t('editor.added', { title: widget.title }));
    },
  };
}

/** After a block where its list takes the new ones; else after the outermost block that holds it. */
function placeFor(
  page: readonly Block[],
  {
    after,
    blocks,
    registry,
  }: { readonly after: string | null; readonly blocks: readonly Block[]; readonly registry: Registry },
): Place {
  const end: Place = { parent: null, slot: '', index: page.length };
  for (let id = after; id !== null; ) {
    const placed = findPlaced(page, id);
    if (!placed) return end;
    const { parent, slot, index } = placed.place;
    const holder = parent === null ? null : (findPlaced(page, parent)?.block ?? null);
    if (blocks.every(({ type }) => mayStand(registry, { parent: holder, slot, type })))
      return { parent, slot, index: index + 1 };
    id = parent;
  }
  return end;
}
