import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fakeBrowser } from './fake-browser.ts';
import { baseNow } from './journal-record.ts';
import { keptJournals, removeJournals } from './kept-journals.ts';

const base = { version: 3, body: 'stored' };
const day = 24 * 60 * 60_000;

/** What a law does to one of three windows. */
const step = fc.record({
  tab: fc.nat({ max: 2 }),
  act: fc.constantFrom('type', 'type', 'type', 'save', 'crash', 'close', 'release', 'discard'),
});

describe('[issue 13] what is typed is kept in the browser until the platform has it', () => {
  test('whatever windows do, crash and reload: what was typed and not saved is found, all else is not', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const browser = fakeBrowser();
        const open = () => ({ ...browser.tab('ola', 'page/about'), typed: null as string | null });
        const windows = [open(), open(), open()];
        const left = new Set<string>();
        let typed = 0;
        for (const { tab, act } of steps) {
          const window = windows[tab] ?? open();
          const { journal } = window;
          const leave = () => {
            if (window.typed !== null) left.add(window.typed);
            window.typed = null;
          };
          if (act === 'type') {
            typed += 1;
            window.typed = `words ${typed}`;
            journal.keep({ body: window.typed, base });
          }
          if (act === 'save') {
            journal.drop();
            window.typed = null;
          }
          if (act === 'release') {
            leave();
            journal.release();
          }
          if (act === 'discard')
            for (const { key, record } of journal.state().found) {
              journal.discard(key);
              left.delete(String(record.body));
            }
          if (act === 'crash' || act === 'close') {
            leave();
            if (act === 'crash') window.crash();
            else journal.close();
            windows[tab] = open();
          }
          await browser.settle();
          // Each is offered by exactly one window, and nobody is offered what a living window still types.
          const offered = windows.flatMap((one) =>
            one.journal.state().found.map(({ record }) => record.body),
          );
          expect(offered.toSorted()).toEqual([...left].toSorted());
        }
        for (const one of windows) {
          if (one.typed !== null) left.add(one.typed);
          one.crash();
        }
        const after = browser.tab('ola', 'page/about');
        await browser.settle();
        const found = after.journal.state().found.map(({ record }) => record.body);
        expect(found.toSorted()).toEqual([...left].toSorted());
        // Nothing is held that nobody could want.
        expect(browser.held.size).toBe(left.size);
      }),
      { numRuns: 60 },
    );
  });

  test('of people and things with any names, each is offered their own', async () => {
    const name = fc.string({ unit: 'grapheme' });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.tuple(name, name), {
          minLength: 2,
          maxLength: 5,
          selector: (one) => one.join('\n'),
        }),
        async (places) => {
          const browser = fakeBrowser();
          for (const [index, [person, thing]] of places.entries()) {
            const { journal, crash } = browser.tab(person, thing);
            journal.keep({ body: index, base: null });
            crash();
          }
          for (const [index, [person, thing]] of places.entries()) {
            const { journal, crash } = browser.tab(person, thing);
            await browser.settle();
            expect(journal.state().found.map(({ record }) => record.body)).toEqual([index]);
            crash();
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  test('a browser without room says so, keeps the older words, and is fine again when it has room', async () => {
    const browser = fakeBrowser();
    const { journal, crash } = browser.tab('ola', 'page/about');
    journal.keep({ body: 'short', base });
    browser.room.left = 100;
    journal.keep({ body: 'long '.repeat(100), base });
    expect(journal.state().failure).toBe('full');
    crash();
    const after = browser.tab('ola', 'page/about').journal;
    await browser.settle();
    expect(after.state().found.map(({ record }) => record.body)).toEqual(['short']);
    browser.room.left = 10_000;
    journal.keep({ body: 'more', base });
    expect(journal.state().failure).toBeNull();
  });

  test('what nobody came back for within a week is deleted, and what cannot be read', async () => {
    const browser = fakeBrowser();
    const first = browser.tab('ola', 'page/about');
    first.journal.keep({ body: 'old', base });
    first.crash();
    browser.held.set('studio-journal/ola/page%2Fabout/broken', '{');
    browser.held.set('something else', '{');
    browser.clock.at += 6 * day;
    const second = browser.tab('jan', 'page/home');
    expect([...browser.held.keys()]).toHaveLength(2);
    browser.clock.at += 2 * day;
    second.journal.close();
    second.journal.open();
    expect([...browser.held.keys()]).toEqual(['something else']);
  });

  test('signing out deletes what is kept for that person, and nobody else’s', () => {
    const browser = fakeBrowser();
    for (const person of ['ola', 'olaf', 'jan'])
      browser.tab(person, `page/${person}`).journal.keep({ body: person, base });
    const storage = { ...localStorageOf(browser.held) };
    expect(keptJournals(storage, 'ola').map(({ name }) => name)).toEqual(['page/ola']);
    removeJournals(storage, 'ola');
    expect(keptJournals(storage, 'ola')).toEqual([]);
    expect([...keptJournals(storage, 'olaf'), ...keptJournals(storage, 'jan')]).toHaveLength(2);
  });
});

test('[issue 13] the base of what is found is what the platform has, where it got what was sent', () => {
  const now = { version: 4, body: { title: 'ab' } };
  expect(baseNow({ base, sent: { title: 'ab' } }, now)).toBe(now);
  expect(baseNow({ base: { version: 3, body: { title: 'ab' } } }, now)).toBe(now);
  expect(baseNow({ base, sent: { title: 'a' } }, now)).toBe(base);
  expect(baseNow({ base: null }, now)).toBe(now);
});

function localStorageOf(held: Map<string, string>): Storage {
  return {
    length: held.size,
    key: (at) => [...held.keys()][at] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
    clear: () => held.clear(),
  };
}
