import { createStore, type StoreApi } from 'zustand/vanilla';
import { mostWishes } from '#schemas/constants.ts';
import { guestKey, ownKey, readAliases, readWishlist, writeWishlist } from './stored-wishlist.ts';

type Part = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The server's side of a customer's list; each answers the whole list. A guest has none. */
export interface WishlistServer {
  readonly list: () => Promise<readonly string[]>;
  /** Hands over what a guest had; nobody is told when it fails. */
  readonly bring: (aliases: readonly string[]) => Promise<readonly string[]>;
  readonly add: (aliases: readonly string[]) => Promise<readonly string[]>;
  readonly remove: (aliases: readonly string[]) => Promise<readonly string[]>;
}

interface WishlistParts {
  /** Of this device, shared by all tabs; a browser that refuses it throws. */
  readonly device: Part;
  /** What is forgotten with the customer; never throws. */
  readonly own: Part;
  /** Null for a guest. */
  readonly server: WishlistServer | null;
  /** Calls back when another tab may have written. */
  readonly onOthers: (read: () => void) => void;
}

export interface WishlistState {
  /** Aliases, the latest first. */
  readonly aliases: readonly string[];
  /** False until it is known what is on the list: on the server, and in the first moment of the browser. */
  readonly isRead: boolean;
  /** The server did not say what a customer has, and the browser remembers nothing of it. */
  readonly isUnknown: boolean;
}

/** What became of a wish: `full` leaves the list as it is; `failed` takes the wish back, with what the server threw. */
export type WishOutcome =
  | { readonly kind: 'added' | 'removed' | 'full' }
  | { readonly kind: 'failed'; readonly failure: unknown };

/** The wishlist of whoever sits at this device: a guest's is the browser's, a customer's is the server's. */
export interface WishlistStore {
  readonly state: StoreApi<WishlistState>;
  /** Asks the server, and hands over what a guest put on the list before signing in. Failures are silent: hearts wait. */
  readonly open: () => Promise<void>;
  /** Puts an article on the list, or takes it off. Shown at once; the server is asked one wish after another. */
  readonly put: (alias: string, isWanted: boolean) => Promise<WishOutcome>;
}

export const unread: WishlistState = { aliases: [], isRead: false, isUnknown: false };

export function createWishlistStore({ device, own, server, onOthers }: WishlistParts): WishlistStore {
  const state = createStore<WishlistState>(() => unread);
  const [storage, key] = server ? [own, ownKey] : [device, guestKey];
  /** Wishes that the server has not answered yet: whatever it says meanwhile is older than they are. */
  const waiting = new Map<string, boolean>();
  let turn: Promise<unknown> = Promise.resolve();
  /** Nothing may be stored: the page alone remembers. */
  let isLost = false;

  const show = (aliases: readonly string[]) => state.setState({ aliases, isRead: true, isUnknown: false });
  /** What the server has, as far as this tab knows: what a wish that fails falls back to. */
  let known: readonly string[] = [];
  const read = () => {
    const stored = isLost ? undefined : attempt(() => storage.getItem(key));
    if (stored === undefined) isLost = true;
    else if (stored !== null || !server) {
      const there = readWishlist(stored);
      known = [...waiting.keys()].reduce((list, alias) => wish(list, [alias, known.includes(alias)]), there);
      show([...waiting].reduce(wish, there));
    }
  };
  const keep = (aliases: readonly string[]) => {
    const isKept = attempt(() => {
      storage.setItem(key, writeWishlist(aliases));
      return true;
    });
    if (!isKept) isLost = true;
    show(aliases);
  };
  /** The server's word, and over it what it does not know yet. */
  const hear = (aliases: readonly string[]) => {
    known = readAliases(aliases);
    keep([...waiting].reduce(wish, known));
  };
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const done = turn.then(act);
    turn = done.catch(() => undefined);
    return done;
  };

  const merge = async (to: WishlistServer) => {
    const brought = readWishlist(attempt(() => device.getItem(guestKey)) ?? null);
    if (brought.length === 0) return to.list();
    const all = await to.bring(brought);
    attempt(() => device.removeItem(guestKey));
    return all;
  };

  onOthers(read);
  read();
  return {
    state,
    open: async () => {
      if (!server) return show(state.getState().aliases);
      await inTurn(() => merge(server)).then(hear, () =>
        state.setState(({ isRead }) => ({ isUnknown: !isRead })),
      );
    },
    put: async (alias, isWanted) => {
      read();
      const before = state.getState().aliases;
      if (isWanted && !before.includes(alias) && before.length >= mostWishes) return { kind: 'full' };
      const outcome = { kind: isWanted ? 'added' : 'removed' } as const;
      if (!server) {
        keep(wish(before, [alias, isWanted]));
        return outcome;
      }
      waiting.set(alias, isWanted);
      keep(wish(before, [alias, isWanted]));
      try {
        const all = await inTurn(() => (isWanted ? server.add([alias]) : server.remove([alias])));
        if (waiting.get(alias) === isWanted) waiting.delete(alias);
        hear(all);
        return outcome;
      } catch (failure) {
        // A later wish about the same article stands.
        if (waiting.get(alias) === isWanted) {
          waiting.delete(alias);
          keep(wish(state.getState().aliases, [alias, known.includes(alias)]));
        }
        return { kind: 'failed', failure };
      }
    },
  };
}

/** The list with one article on it or off it; what is there already keeps its place. */
function wish(aliases: readonly string[], [alias, isWanted]: readonly [string, boolean]): readonly string[] {
  if (isWanted) return aliases.includes(alias) ? aliases : [alias, ...aliases];
  return aliases.filter((one) => one !== alias);
}

/** Undefined where the browser refuses. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
