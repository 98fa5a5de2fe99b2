import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartInfo, lineKey, type RemovedLine } from '#schemas/cart-lines.ts';
import { cartKey } from './cart-key.ts';
import { type CartWish, cartWish, createCartModel } from './cart-samples.ts';
import { type CartStore, createCartStore } from './cart-store.ts';

/** A storage that several tabs share; who listens is told when the test says so, as browsers do: later. */
function sharedStorage(first?: string) {
  const kept = new Map<string, string>(first === undefined ? [] : [[cartKey, first]]);
  const listeners: (() => void)[] = [];
  return {
    kept,
    tellAll: () => {
      for (const listener of listeners) listener();
    },
    openTab: () =>
      createCartStore({
        storage: {
          getItem: (key) => kept.get(key) ?? null,
          setItem: (key, value) => void kept.set(key, value),
          removeItem: (key) => void kept.delete(key),
        },
        onOthers: (read) => void listeners.push(read),
      }),
  };
}

const linesOf = (tab: CartStore) => tab.state.getState().lines;
const rowsOf = (tab: CartStore) =>
  linesOf(tab).map((line) => [line.itemData.alias, line.sale_condition_id, line.quantity]);

/** Does what a person wishes; `seen` are the keys of the lines this tab shows. */
function act(tab: CartStore, wish: CartWish, undo: RemovedLine | null): RemovedLine | null {
  const keyAt = (at: number) => {
    const line = linesOf(tab)[at];
    return line ? lineKey(line) : 'nothing there';
  };
  switch (wish.kind) {
    case 'add':
      tab.add(wish.good, wish);
      return undo;
    case 'edit': {
      const { kind: _, at, ...change } = wish;
      tab.edit(keyAt(at), change);
      return undo;
    }
    case 'remove': {
      const outcome = tab.remove(keyAt(wish.at));
      return outcome.kind === 'removed' ? outcome.removed : undo;
    }
    case 'undo':
      if (undo) tab.restore(undo);
      return undo;
    case 'clear':
      tab.clear();
      return undo;
  }
}

describe('[issue 17] the cart of a device', () => {
  test('any sequence of wishes, in any of two tabs, leaves what a plain model says', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(cartWish, fc.boolean()), { maxLength: 40 }), (wishes) => {
        const shared = sharedStorage();
        const tabs = [shared.openTab(), shared.openTab()] as const;
        const model = createCartModel();
        let undo: RemovedLine | null = null;
        for (const [wish, inFirst] of wishes) {
          undo = act(tabs[inFirst ? 0 : 1], wish, undo);
          model.wish(wish);
          shared.tellAll();
          for (const tab of tabs) {
            expect(rowsOf(tab)).toEqual(model.rows());
            expect(cartInfo(linesOf(tab)).details.total_price).toBe(model.total());
          }
          expect(shared.kept.has(cartKey)).toBe(model.rows().length > 0);
        }
        expect(rowsOf(shared.openTab())).toEqual(model.rows());
      }),
    );
  });

  test('a tab that was not told yet loses nothing of what another one put in', () => {
    const additions = fc.array(
      fc.tuple(
        cartWish.filter(({ kind }) => kind === 'add'),
        fc.boolean(),
      ),
    );
    fc.assert(
      fc.property(additions, (wishes) => {
        const shared = sharedStorage();
        const tabs = [shared.openTab(), shared.openTab()] as const;
        const model = createCartModel();
        for (const [wish, inFirst] of wishes) {
          act(tabs[inFirst ? 0 : 1], wish, null);
          model.wish(wish);
        }
        shared.tellAll();
        for (const tab of tabs) expect(rowsOf(tab)).toEqual(model.rows());
      }),
    );
  });

  test('the first render knows nothing, as the server’s; then the stored lines are there', () => {
    const shared = sharedStorage();
    shared.openTab().add({ alias: 'case' });
    const { state } = shared.openTab();
    expect(state.getInitialState()).toEqual({ lines: [], isRead: false });
    expect(state.getState()).toMatchObject({ lines: [{ itemData: { alias: 'case' } }], isRead: true });
  });

  test('a browser that refuses to store keeps the cart for the page', () => {
    const refuse = () => {
      throw new Error('No.');
    };
    for (const getItem of [refuse, () => null]) {
      const tab = createCartStore({
        storage: { getItem, setItem: refuse, removeItem: refuse },
        onOthers: () => undefined,
      });
      expect(tab.state.getState().isRead).toBe(true);
      tab.add({ alias: 'case' });
      tab.add({ alias: 'phone' });
      expect(rowsOf(tab)).toEqual([
        ['case', undefined, 1],
        ['phone', undefined, 1],
      ]);
      tab.clear();
      expect(rowsOf(tab)).toEqual([]);
    }
  });

  test('agreed prices take the place of the old ones, and the lines stay as they are', () => {
    const tab = sharedStorage().openTab();
    tab.add({ alias: 'case', price_minor: 100 }, { quantity: 3 });
    tab.renew(new Map([['case', { alias: 'case', price_minor: 120 }]]));
    expect(linesOf(tab)).toEqual([{ itemData: { alias: 'case', price_minor: 120 }, quantity: 3 }]);
  });
});
