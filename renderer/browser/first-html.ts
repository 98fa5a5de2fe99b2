import {
  announce,
  type Control,
  copyState,
  isChanged,
  isControl,
  saysSomething,
  selectionOf,
  setSelection,
} from './control-state.ts';
import { type ElementWords, pairElements } from './pair-elements.ts';

/*
 * The HTML of the first page belongs to the visitor before it belongs to React: they fill it in, translators and extensions change it. Where
 * it is not as React expects, React throws it away and re-renders. Nothing of what a person did, and nothing that only the server
 * rendered, may go with it.
 */

/** What has a state of its own, or may have the focus. */
const touchable = 'a,button,details,input,select,summary,textarea,[role],[tabindex]';

export interface FirstHtml {
  /** To be called in the render that brings a block to life: what is there now may be gone when it is shown. */
  readonly note: (blockId: string) => void;
  /**
   * To be called as soon as the block is shown, in the same task: puts back what was typed, chosen, opened and focused, and tells the block's
   * views of it.
   * @param touched controls that were changed, by their events: one that was emptied again has been filled in as well
   */
  readonly putBack: (blockId: string, touched: readonly Control[]) => void;
  /** Gives their HTML back to blocks that React does not render, or not yet. */
  readonly refill: () => void;
  /** What stands for an element of the server now. */
  readonly standIn: (element: Element) => Element;
  /** Another page is shown: nothing of this one belongs there. */
  readonly forget: () => void;
}

/** @param app what React takes over, as the server sent it */
export function keepFirstHtml(app: Element): FirstHtml {
  const blocks = new Map<string, Element>();
  for (const block of app.querySelectorAll('[data-block]')) blocks.set(idOf(block), block);
  const noted = new Map<string, ReadonlyMap<Element, string | null>>();
  const lent = new Map<string, readonly ChildNode[]>();
  const standIns = new WeakMap<Element, Element>();
  let focused = document.activeElement;
  // Before React, which stops such events where a block is not hydrated yet.
  const listen = (type: string, hear: (event: Event) => void) => document.addEventListener(type, hear, true);
  listen('focusin', ({ target }) => {
    focused = target as Element;
  });
  listen('focusout', ({ target }) => {
    // Left by the person, or taken away with the element: that is seen only after it was removed.
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected && document.activeElement !== focused) focused = null;
    });
  });

  const refocus = (element: Element | null) => {
    const { activeElement } = document;
    // Elsewhere by now, it stays there.
    const isLost = activeElement === document.body || activeElement === focused;
    if (element instanceof HTMLElement && element.isConnected && isLost)
      element.focus({ preventScroll: true });
  };
  const refill = () => {
    for (const [id, block] of blocks) {
      const empty = block.isConnected ? null : app.querySelector(`${blockOf(id)}:empty`);
      if (!empty) continue;
      lent.set(id, [...block.childNodes]);
      empty.append(...block.childNodes);
      blocks.set(id, empty);
    }
    refocus(focused);
  };
  return {
    note: (id) => {
      const block = blocks.get(id);
      const earlier = noted.get(id);
      const textOf = (element: Element) => longTextOf(element) ?? earlier?.get(element) ?? null;
      if (block) noted.set(id, new Map(ownElements(block).map((element) => [element, textOf(element)])));
    },
    putBack: (id, touched) => {
      // Where the block around it has HTML of before still, there are two of them.
      const found = [...app.querySelectorAll(blockOf(id))];
      const block = found.find((one) => one !== blocks.get(id)) ?? found[0];
      const before = noted.get(id);
      if (!block || !before) return;
      noted.delete(id);
      blocks.delete(id);
      for (const node of lent.get(id) ?? []) node.remove();
      lent.delete(id);
      refill();
      const pairs = pairElements([...before.keys()], ownElements(block), wordsOf);
      const changed = new Set<Element>(touched.map((control) => pairs.get(control) ?? control));
      for (const [old, now] of pairs) {
        // React writes the text that was sent into a field of several lines, whatever is in it by now.
        const longText = before.get(old);
        if (typeof longText === 'string' && !isChanged(old as Control)) (old as Control).value = longText;
        if (old !== now) standIns.set(old, now);
        if (old instanceof HTMLDetailsElement) (now as HTMLDetailsElement).open = old.open;
        if (!isControl(old) || !isChanged(old)) continue;
        if (old !== now) copyState(old, now as Control);
        changed.add(now);
      }
      const field = (focused && pairs.get(focused)) ?? null;
      const caret = selectionOf(focused);
      refocus(field);
      const typed = isControl(field) && field.value;
      // Chosen before the first is announced: React puts a group of radio buttons back until it has rendered what it was told.
      const news = [...changed].filter(isControl).filter(saysSomething);
      for (const control of news) announce(control);
      // React writes once more into a field whose value it was just told, and the caret goes to the end.
      queueMicrotask(() => {
        if (caret && isControl(field) && field === document.activeElement && field.value === typed)
          setSelection(field, caret);
      });
    },
    refill,
    standIn: (element) => standIns.get(element) ?? element,
    forget: () => {
      for (const known of [blocks, noted, lent]) known.clear();
    },
  };
}

const idOf = (block: Element): string => block.getAttribute('data-block') ?? '';
const blockOf = (id: string): string => `[data-block="${CSS.escape(id)}"]`;

const longTextOf = (element: Element): string | null =>
  element instanceof HTMLTextAreaElement && isChanged(element) ? element.value : null;

/** Blocks in it that live by themselves see to their own. */
const ownElements = (block: Element): readonly Element[] =>
  [...block.querySelectorAll(touchable)].filter((element) => element.closest('[data-hydrate]') === block);

function wordsOf(element: Element): ElementWords {
  const of = (name: string) => element.getAttribute(name) ?? '';
  const name =
    element.id || `${of('name')} ${of('type')} ${of('href')} ${isTickBox(element) ? of('value') : ''}`;
  return { name: `${element.localName} ${name}`, look: [...element.classList] };
}
const isTickBox = (element: Element) => /^(checkbox|radio)$/.test(element.getAttribute('type') ?? '');
