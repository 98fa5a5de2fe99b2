import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guestKey, ownKey, readWishlist } from './stored-wishlist.ts';
import { createWishlistStore, type WishlistServer } from './wishlist-store.ts';

const aliases = ['lamp', 'desk', 'phone', 'kettle'] as const;
const alias = fc.constantFrom(...aliases);
const list = fc.uniqueArray(alias);

/** A storage that tabs share; who listens is told when the test says so, as browsers do: later. */
function sharedStorage(first: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(first));
  return {
    kept,
    part: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  };
}

/** A server that fails while the test says so, and what it has. */
function fakeServer(first: readonly string[] = []) {
  let has: readonly string[] = first;
  let isDown = false;
  const unless = async (act: () => void) => {
    if (isDown) throw new Error('down');
    act();
    return has;
  };
  const add = (more: readonly string[]) =>
    unless(() => {
      has = [...more.filter((one) => !has.includes(one)), ...has];
    });
  const server: WishlistServer = {
    list: () => unless(() => undefined),
    bring: add,
    add,
    remove: (gone) =>
      unless(() => {
        has = has.filter((one) => !gone.includes(one));
      }),
  };
  return {
    server,
    has: () => has,
    down: (value: boolean) => {
      isDown = value;
    },
  };
}

const sorted = (values: Iterable<string>) => [...values].toSorted();

function openTab(parts: {
  readonly storage: ReturnType<typeof sharedStorage>;
  readonly server?: WishlistServer;
}) {
  const listeners: (() => void)[] = [];
  const store = createWishlistStore({
    device: parts.storage.part,
    own: parts.storage.part,
    server: parts.server ?? null,
    onOthers: (read) => listeners.push(read),
  });
  const told = () => {
    for (const listener of listeners) listener();
  };
  return { ...store, told };
}
const shown = ({ state }: Pick<ReturnType<typeof openTab>, 'state'>) => state.getState().aliases;

const wishes = fc.array(fc.record({ alias, isWanted: fc.boolean(), tab: fc.nat(1), isDown: fc.boolean() }), {
  maxLength: 30,
});

describe('[issue 17] the wishlist of a browser', () => {
  test('a guest’s two tabs never disagree once they were told, and keep what a set would', async () => {
    await fc.assert(
      fc.asyncProperty(wishes, async (all) => {
        const storage = sharedStorage();
        const tabs = [openTab({ storage }), openTab({ storage })] as const;
        const model = new Set<string>();
        for (const { alias, isWanted, tab } of all) {
          await tabs[tab === 0 ? 0 : 1].put(alias, isWanted);
          if (isWanted) model.add(alias);
          else model.delete(alias);
        }
        for (const tab of tabs) tab.told();
        for (const tab of tabs) expect(sorted(shown(tab))).toEqual(sorted(model));
        expect(sorted(readWishlist(storage.kept.get(guestKey) ?? null))).toEqual(sorted(model));
      }),
    );
  });

  test('a customer’s wishes, pressed without waiting, end as the server has them; failed ones are taken back', async () => {
    await fc.assert(
      fc.asyncProperty(list, wishes, async (first, all) => {
        const storage = sharedStorage();
        const { server, has, down } = fakeServer(first);
        const tab = openTab({ storage, server });
        await tab.open();
        const done = all.map(({ alias, isWanted, isDown }) =>
          // Whether the server is there is decided when its turn has come.
          openGate(tab.put(alias, isWanted), () => down(isDown)),
        );
        await Promise.all(done);
        down(false);
        expect(sorted(shown(tab))).toEqual(sorted(has()));
        expect(sorted(readWishlist(storage.kept.get(ownKey) ?? null))).toEqual(sorted(has()));
      }),
    );
  });

  test('what a guest put on the list is the customer’s after signing in: the union, once, and nothing stays behind', async () => {
    await fc.assert(
      fc.asyncProperty(list, list, fc.boolean(), async (guest, mine, fails) => {
        const storage = sharedStorage({ [guestKey]: JSON.stringify(guest) });
        const { server, has, down } = fakeServer(mine);
        down(fails);
        const early = openTab({ storage, server });
        await early.open();
        expect(early.state.getState().isUnknown).toBe(fails);
        if (fails) expect(readWishlist(storage.kept.get(guestKey) ?? null)).toEqual(guest);
        down(false);
        const tab = openTab({ storage, server });
        await tab.open();
        await tab.open();
        expect(sorted(has())).toEqual(sorted(new Set([...guest, ...mine])));
        expect(shown(tab)).toEqual(has());
        expect(readWishlist(storage.kept.get(guestKey) ?? null)).toEqual([]);
      }),
    );
  });

  test('[sec 4] what a customer has never stands among what the device keeps', async () => {
    const [deviceStorage, own] = [sharedStorage(), sharedStorage()];
    const { server } = fakeServer(['lamp']);
    const store = createWishlistStore({
      device: deviceStorage.part,
      own: own.part,
      server,
      onOthers: () => undefined,
    });
    await store.open();
    await store.put('desk', true);
    expect(deviceStorage.kept.size).toBe(0);
    expect(readWishlist(own.kept.get(ownKey) ?? null)).toEqual(['desk', 'lamp']);
  });

  test('a browser that refuses its storage still has a list until the page is left', async () => {
    const refuse = () => {
      throw new Error('no');
    };
    const part = { getItem: refuse, setItem: refuse, removeItem: refuse };
    const store = createWishlistStore({ device: part, own: part, server: null, onOthers: () => undefined });
    await store.open();
    expect(await store.put('lamp', true)).toEqual({ kind: 'added' });
    expect(await store.put('desk', true)).toEqual({ kind: 'added' });
    expect(shown(store)).toEqual(['desk', 'lamp']);
  });

  test.each(['{"a":1}', 'null', '[1,"__proto__","A b",{}]', 'x'])('%s is an empty list', (stored) =>
    expect(readWishlist(stored)).toEqual([]),
  );

  test('[spec 9] a list is no longer than 10,000', async () => {
    const many = Array.from({ length: 10_005 }, (_, at) => `good-${at}`);
    const storage = sharedStorage({ [guestKey]: JSON.stringify(many) });
    const tab = openTab({ storage });
    expect(shown(tab)).toHaveLength(10_000);
    expect(await tab.put('lamp', true)).toEqual({ kind: 'full' });
    expect(await tab.put('good-1', false)).toEqual({ kind: 'removed' });
    expect(await tab.put('lamp', true)).toEqual({ kind: 'added' });
  });
});

/** Lets what is under way go on for a moment after something has changed. */
async function openGate<T>(under: Promise<T>, change: () => void): Promise<T> {
  await Promise.resolve();
  change();
  return under;
}
