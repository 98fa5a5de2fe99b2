import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CartGood } from '#schemas/cart.ts';
import {
  addLine,
  type CartLines,
  type CartOutcome,
  type CartStep,
  editLine,
  type LineChange,
  type RemovedLine,
  removeLine,
  renewLines,
  restoreLine,
} from '#schemas/cart-lines.ts';
import { cartChanged, cartKey } from './cart-key.ts';
import { readCart, writeCart } from './stored-cart.ts';

/** The part of a storage that is used. A browser that refuses it throws. */
export type CartStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface CartStoreParts {
  /** Shared by all tabs of the browser. */
  readonly storage: CartStorage;
  /** Calls back when another tab may have written. */
  readonly onOthers: (read: () => void) => void;
}

export interface CartState {
  readonly lines: CartLines;
  /** False until the storage was read: on the server, and in the first moment of the browser. */
  readonly isRead: boolean;
}

/** The cart of a device. What the tabs of a browser do comes one after the other: each wish starts from what is stored. */
export interface CartStore {
  readonly state: StoreApi<CartState>;
  readonly add: (
    good: CartGood,
    wish?: { readonly conditionId?: string | undefined; readonly quantity?: number },
  ) => CartOutcome;
  readonly edit: (key: string, change: LineChange) => CartOutcome;
  readonly remove: (key: string) => CartOutcome;
  readonly restore: (removed: RemovedLine) => CartOutcome;
  /** Takes over what is known of articles now, by alias. */
  readonly renew: (known: ReadonlyMap<string, CartGood>) => void;
  readonly clear: () => void;
}

const unread: CartState = { lines: [], isRead: false };

export function createCartStore({ storage, onOthers }: CartStoreParts): CartStore {
  const state = createStore<CartState>(() => unread);
  /** What the state was read from; undefined while only this page knows it, because nothing may be stored. */
  let stored: string | null | undefined = null;
  const take = (lines: CartLines, text: string | null | undefined) => {
    stored = text;
    state.setState({ lines, isRead: true });
  };
  const read = () => {
    const text = stored === undefined ? undefined : attempt(() => storage.getItem(cartKey));
    if (text !== undefined && (text !== stored || !state.getState().isRead)) take(readCart(text), text);
    else if (!state.getState().isRead) take([], undefined);
    return state.getState().lines;
  };
  /** An empty cart clears itself. */
  const write = (lines: CartLines) => {
    const text = lines.length === 0 ? null : writeCart(lines);
    const isKept = attempt(() => {
      if (text === null) storage.removeItem(cartKey);
      else storage.setItem(cartKey, text);
      return true;
    });
    take(lines, isKept ? text : undefined);
  };
  const act = (step: (lines: CartLines) => CartStep): CartOutcome => {
    const before = read();
    const { lines, outcome } = step(before);
    if (lines !== before) write(lines);
    return outcome;
  };
  onOthers(read);
  read();
  return {
    state,
    add: (good, wish) => act((lines) => addLine(lines, good, wish)),
    edit: (key, change) => act((lines) => editLine(lines, key, change)),
    remove: (key) => act((lines) => removeLine(lines, key)),
    restore: (removed) => act((lines) => restoreLine(lines, removed)),
    renew: (known) => write(renewLines(read(), known)),
    clear: () => write([]),
  };
}

/** Undefined where the browser refuses. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

const refuse = (): never => {
  throw new Error('Nothing is stored here.');
};
const nowhere: CartStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };

/** A browser may refuse to hand its storage out: a strict privacy setting throws on the mere mention. */
const storageOfDevice = (): CartStorage =>
  typeof window === 'undefined' ? nowhere : (attempt(() => window.localStorage) ?? nowhere);

function onOtherTabs(read: () => void): void {
  if (typeof window === 'undefined') return;
  // A key of null: everything was cleared.
  addEventListener('storage', ({ key }) => (key === cartKey || key === null) && read());
  // A page that comes back out of the browser's cache has missed what was said meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && read());
}

function openDeviceCart(): CartStore {
  const cart = createCartStore({ storage: storageOfDevice(), onOthers: onOtherTabs });
  if (typeof window !== 'undefined') cart.state.subscribe(() => dispatchEvent(new Event(cartChanged)));
  return cart;
}

let opened: CartStore | undefined;

/** The cart of this device, the same one for all blocks of a page. On the server it is empty and nobody writes to it. */
export function deviceCart(): CartStore {
  opened ??= openDeviceCart();
  return opened;
}

/** The cart as it stands, again with each change; unread on the server and in the first render of the browser. */
export const useCart = (): CartState => useStore(deviceCart().state);
