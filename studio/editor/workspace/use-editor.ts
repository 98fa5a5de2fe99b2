import { createUsePuck, type PuckAction, useGetPuck } from '@puckeditor/core';
import { useMemo } from 'react';
import type { Registry } from '#registry/registry.ts';
import type { Block, PageDocument } from '#schemas/page.ts';
import { liftPage } from '../draft/lift-blocks.ts';
import { pageReader, toPuck } from '../puck/convert.ts';
import {
  blockIdOf,
  type PageFields,
  type PuckPage,
  type PuckProps,
  puckId,
  type StoredBlock,
} from '../puck/puck-shape.ts';
import { createStepsAfterRecord } from '../typing/after-record.ts';
import { recordStep, wholeState } from '../typing/record-step.ts';
import { createTypedChanges, type TypedChanges } from '../typing/typed-changes.ts';

const usePuck = createUsePuck();

/** What parts of the editor do with the page. Every change is a step that can be undone. */
export interface Editor {
  /** The page as it stands now, with all that was typed, read without drawing anew. */
  readonly current: () => PageDocument;
  /** The document of Puck's data; the same one for the same data. */
  readonly documentOf: (data: unknown) => PageDocument;
  readonly select: (id: string | null) => void;
  /** Rearranges the page; `null` leaves it as it is. @returns whether anything was changed */
  readonly arrange: (change: (blocks: readonly Block[]) => Block[] | null, choose?: string | null) => boolean;
  /** What is typed into blocks, without those in them; by their ids. */
  readonly typedBlocks: TypedChanges<StoredBlock>;
  /** What is typed into the page's own fields, under `pageItself`. */
  readonly typedPage: TypedChanges<PageFields>;
  /** Gives the page what was typed. Every command does so itself; whoever leaves a field, or the editor, has to. */
  readonly flushTyped: () => void;
  /** Puts a whole document in place, e.g. one that was merged. */
  readonly replace: (document: PageDocument) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** The one thing of `typedPage`. */
export const pageItself = 'page';

const wait = (ms: number, then: () => void) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};

/** Puck's data is what `toPuck` made; Puck's own types know nothing of it. */
const pageOf = (data: unknown): PuckPage => data as PuckPage;

/** The document in the editor without what is being typed, drawn anew whenever it changes. */
export function useEditedPage({ documentOf }: Editor): PageDocument {
  return documentOf(usePuck((state) => state.appState.data));
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
    const documents = new WeakMap<PuckPage, PageDocument>();
    const documentOf = (data: unknown): PageDocument => {
      const source = pageOf(data);
      const document = documents.get(source) ?? read(source);
      documents.set(source, document);
      return document;
    };
    const page = () => pageOf(getPuck().appState.data);
    const steps = createStepsAfterRecord(wait);
    const dispatch = (action: PuckAction) => getPuck().dispatch(action);
    // A block that was made here has the id it was given, one that was stored has our mark.
    const selectorOf = (id: string) =>
      getPuck().getSelectorForId(puckId(id)) ?? getPuck().getSelectorForId(id);
    const itemAt = (id: string) => {
      const selector = selectorOf(id);
      const item = selector && getPuck().getItemBySelector(selector);
      return selector && item ? { selector, item } : undefined;
    };
    const typedBlocks = createTypedChanges<StoredBlock>({
      wait,
      read: (id) => {
        const found = itemAt(id);
        return found && propsOf(found.item.props).stored;
      },
      write: (id, stored) => {
        const found = itemAt(id);
        if (!found) return;
        const { selector, item } = found;
        dispatch({
          type: 'replace',
          destinationIndex: selector.index,
          destinationZone: selector.zone,
          data: { ...item, props: { ...item.props, stored } },
        });
        steps.changed();
      },
    });
    const typedPage = createTypedChanges<PageFields>({
      wait,
      read: () => page().root.props.page,
      write: (_id, fields) => {
        dispatch({ type: 'replaceRoot', root: { props: { page: fields } } as never });
        steps.changed();
      },
    });
    const flushTyped = () => {
      typedBlocks.flush();
      typedPage.flush();
    };
    const current = () => {
      flushTyped();
      return documentOf(page());
    };
    const select = (id: string | null) => {
      flushTyped();
      const selector = id === null ? null : selectorOf(id);
      dispatch({ type: 'setUi', ui: { itemSelector: selector ?? null } });
    };
    const replace = (document: PageDocument) => {
      flushTyped();
      const { root, content } = toPuck(liftPage(document, registry), registry);
      // After something that is not recorded yet, Puck's late record takes in both.
      const late = steps.isRecording() || wholeState(getPuck()) === null;
      dispatch({
        type: 'setData',
        // As a function: given as an object, Puck warns of the cost, which a step of a person can bear.
        data: () => ({ root: { props: { ...root.props } }, content: [...content] }) as never,
        recordHistory: late,
      });
      if (late) steps.changed();
      else recordStep(getPuck());
    };
    const step = (direction: 'back' | 'forward') => {
      flushTyped();
      steps.step(() => getPuck().history[direction]());
    };
    return {
      current,
      documentOf,
      select,
      replace,
      typedBlocks,
      typedPage,
      flushTyped,
      arrange: (change, choose) => {
        const before = current();
        const blocks = change(before.blocks);
        if (!blocks) return false;
        // The old choice may point to another block by now.
        dispatch({ type: 'setUi', ui: { itemSelector: null } });
        replace({ ...before, blocks });
        if (choose !== undefined) select(choose);
        return true;
      },
      undo: () => step('back'),
      redo: () => step('forward'),
    };
  }, [getPuck, registry]);
}

const propsOf = (props: object): PuckProps => props as PuckProps;
