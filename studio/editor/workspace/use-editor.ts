import { createUsePuck, type PuckAction, useGetPuck } from '@puckeditor/core';
import { useMemo } from 'react';
import type { Registry } from '#registry/registry.ts';
import type { Block, PageDocument } from '#schemas/page.ts';
import { pageReader, toPuck } from '../puck/convert.ts';
import {
  blockIdOf,
  type PageFields,
  type PuckPage,
  type PuckProps,
  puckId,
  type StoredBlock,
} from '../puck/puck-shape.ts';

const usePuck = createUsePuck();

/** What parts of the editor do with the page. Every change is a step that can be undone. */
export interface Editor {
  /** The page as it stands now, read without drawing anew. */
  readonly current: () => PageDocument;
  readonly select: (id: string | null) => void;
  /** Rearranges the page; `null` leaves it as it is. @returns whether anything was changed */
  readonly arrange: (change: (blocks: readonly Block[]) => Block[] | null, choose?: string | null) => boolean;
  /** Changes one block, without those in it. */
  readonly changeBlock: (id: string, change: (stored: StoredBlock) => StoredBlock) => void;
  readonly changePage: (page: PageFields) => void;
  /** Puts a whole document in place, e.g. one that was merged. */
  readonly replace: (document: PageDocument) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Puck's data is what `toPuck` made; Puck's own types know nothing of it. */
const pageOf = (data: unknown): PuckPage => data as PuckPage;

/** The document in the editor, drawn anew whenever it changes. */
export function useEditedPage(registry: Registry): PageDocument {
  const data = usePuck((state) => state.appState.data);
  const read = useMemo(() => pageReader(registry), [registry]);
  return useMemo(() => read(pageOf(data)), [data, read]);
}

/** Id of the chosen block; null while the page itself is. */
export const useChosenId = (): string | null =>
  usePuck((state) => {
    const id = state.selectedItem?.props.id;
    return typeof id === 'string' ? blockIdOf(id) : null;
  });

/** Whether there is something to undo, and to redo. */
export function useHistorySteps(): { readonly past: boolean; readonly future: boolean } {
  const past = usePuck((state) => state.history.hasPast);
  const future = usePuck((state) => state.history.hasFuture);
  return { past, future };
}

/** Commands of the editor; the same object for as long as it is open. */
export function useEditor(registry: Registry): Editor {
  const getPuck = useGetPuck();
  return useMemo(() => {
    const read = pageReader(registry);
    const current = () => read(pageOf(getPuck().appState.data));
    const dispatch = (action: PuckAction) => getPuck().dispatch(action);
    const select = (id: string | null) => {
      const selector = id === null ? null : selectorOf(id);
      dispatch({ type: 'setUi', ui: { itemSelector: selector ?? null } });
    };
    // A block that was made here has the id it was given, one that was stored has our mark.
    const selectorOf = (id: string) =>
      getPuck().getSelectorForId(puckId(id)) ?? getPuck().getSelectorForId(id);
    const replace = (document: PageDocument) => {
      const { root, content } = toPuck(document, registry);
      dispatch({
        type: 'setData',
        // As a function: given as an object, Puck warns of the cost, which a step of a person can bear.
        data: () => ({ root: { props: { ...root.props } }, content: [...content] }) as never,
        recordHistory: true,
      });
    };
    return {
      current,
      select,
      replace,
      arrange: (change, choose) => {
        const page = current();
        const blocks = change(page.blocks);
        if (!blocks) return false;
        // The old choice may point to another block by now.
        dispatch({ type: 'setUi', ui: { itemSelector: null } });
        replace({ ...page, blocks });
        if (choose !== undefined) select(choose);
        return true;
      },
      changeBlock: (id, change) => {
        const selector = selectorOf(id);
        const item = selector && getPuck().getItemBySelector(selector);
        if (!selector || !item) return;
        const props = propsOf(item.props);
        dispatch({
          type: 'replace',
          destinationIndex: selector.index,
          destinationZone: selector.zone,
          data: { ...item, props: { ...props, stored: change(props.stored) } },
        });
      },
      changePage: (page) => dispatch({ type: 'replaceRoot', root: { props: { page } } as never }),
      undo: () => getPuck().history.back(),
      redo: () => getPuck().history.forward(),
    };
  }, [getPuck, registry]);
}

const propsOf = (props: object): PuckProps => props as PuckProps;
