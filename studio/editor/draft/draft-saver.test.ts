import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ContentEntry } from '#schemas/content-entry.ts';
import type { PageDocument } from '#schemas/page.ts';
import { createDraftSaver, type SaveAnswer, type SaveState, type Unsaved } from './draft-saver.ts';

const page = (title: string): PageDocument => ({ alias: 'about', title, layout: 'default', blocks: [] });
const entry = (version: number): ContentEntry => ({
  kind: 'page',
  key: 'about',
  locale: '',
  version,
  status: 'draft',
  published_version: null,
  draft: page('stored'),
  updated_at: '2026-11-21T18:00:00.000Z',
  updated_by: 'editor@example.com',
});

function setUp() {
  const writes: { title: string; version: number; answer: (answer: SaveAnswer) => void }[] = [];
  const states: SaveState['kind'][] = [];
  let kept: Unsaved | null = null;
  let timer: (() => void) | null = null;
  const saver = createDraftSaver({
    entry: entry(3),
    save: ({ title }, version) =>
      new Promise((answer) => {
        writes.push({ title, version, answer });
      }),
    wait: (_ms, then) => {
      timer = then;
      return () => {
        timer = null;
      };
    },
    onState: ({ kind }) => states.push(kind),
    onSaved: () => undefined,
    keep: (unsaved) => {
      kept = unsaved;
    },
  });
  const tick = () => {
    const run = timer;
    timer = null;
    run?.();
  };
  const settle = async (answer: SaveAnswer) => {
    writes.at(-1)?.answer(answer);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { saver, writes, states, tick, settle, kept: () => kept };
}

test('[studio] many keystrokes are one write, of the newest draft, against the version that was read', async () => {
  const { saver, writes, states, tick, settle } = setUp();
  saver.change(page('a'));
  saver.change(page('ab'));
  expect(writes).toHaveLength(0);
  tick();
  expect(writes.map(({ title, version }) => [title, version])).toStrictEqual([['ab', 3]]);
  await settle({ kind: 'saved', entry: entry(4) });
  expect(states.at(-1)).toBe('saved');
  expect(saver.dirty()).toBe(false);
});

test('[studio] what is typed while a write is under way is written after it, against the newer version', async () => {
  const { saver, writes, tick, settle } = setUp();
  saver.change(page('a'));
  tick();
  saver.change(page('ab'));
  expect(saver.dirty()).toBe(true);
  await settle({ kind: 'saved', entry: entry(4) });
  tick();
  expect(writes.map(({ title, version }) => [title, version])).toStrictEqual([
    ['a', 3],
    ['ab', 4],
  ]);
});

test('[studio] a write that fails is tried again, with the newest draft: nothing is lost', async () => {
  const { saver, writes, states, tick, settle } = setUp();
  saver.change(page('a'));
  tick();
  await settle({ kind: 'failed', message: 'offline' });
  expect([states.at(-1), saver.dirty()]).toStrictEqual(['failed', true]);
  tick();
  expect(writes.map(({ title }) => title)).toStrictEqual(['a', 'a']);
});

test('[issue 6] after a conflict nothing is written over the other one, until both were brought together', async () => {
  const { saver, writes, states, tick, settle } = setUp();
  saver.change(page('mine'));
  tick();
  await settle({ kind: 'conflict', current: entry(7) });
  saver.change(page('still mine'));
  tick();
  await saver.flush();
  expect([writes.length, states.at(-1), saver.dirty()]).toStrictEqual([1, 'conflict', true]);
  saver.rebase(entry(7));
  saver.change(page('both'));
  tick();
  expect(writes.at(-1)).toMatchObject({ title: 'both', version: 7 });
});

test('[issue 6] what was not told yet is asked for before a write at once, and before the window says it may close', async () => {
  const { saver, writes } = setUp();
  const typed = ['typed'];
  const end = saver.attend(() => {
    const title = typed.pop();
    if (title !== undefined) saver.change(page(title));
  });
  expect(saver.dirty()).toBe(true);
  typed.push('typed on');
  void saver.flush();
  await Promise.resolve();
  expect(writes.map(({ title }) => title)).toEqual(['typed on']);
  end();
  typed.push('nobody hears');
  void saver.flush();
  await Promise.resolve();
  expect(typed).toEqual(['nobody hears']);
});

const stored = (version: number, title: string): ContentEntry => ({ ...entry(version), draft: page(title) });
const failed: SaveAnswer = { kind: 'failed', message: 'offline' };

test('[issue 13] what is typed is kept from the moment it is typed until it is stored', async () => {
  const { saver, tick, settle, kept } = setUp();
  saver.change(page('a'));
  expect(kept()).toEqual({ document: page('a'), sent: null });
  tick();
  expect(kept()).toEqual({ document: page('a'), sent: page('a') });
  saver.change(page('ab'));
  await settle(failed);
  expect(kept()).toEqual({ document: page('ab'), sent: page('a') });
  tick();
  await settle({ kind: 'saved', entry: stored(4, 'ab') });
  expect([kept(), saver.dirty()]).toEqual([null, false]);
});

test('[issue 13] a write that arrived though its answer was lost is no conflict', async () => {
  const { saver, writes, states, tick, settle, kept } = setUp();
  saver.change(page('a'));
  tick();
  await settle(failed);
  tick();
  await settle({ kind: 'conflict', current: stored(4, 'a') });
  expect([states.at(-1), kept()]).toEqual(['saved', null]);

  saver.change(page('ab'));
  tick();
  saver.change(page('abc'));
  await settle(failed);
  tick();
  await settle({ kind: 'conflict', current: stored(5, 'ab') });
  expect([states.at(-1), saver.dirty()]).toEqual(['waiting', true]);
  tick();
  expect(writes.at(-1)).toMatchObject({ title: 'abc', version: 5 });
});

test('[issue 13] who lets go writes no more, and says whether something is left', async () => {
  const { saver, writes, tick, settle, kept } = setUp();
  expect(await saver.letGo()).toBe(false);
  saver.change(page('a'));
  tick();
  const left = saver.letGo();
  await settle(failed);
  expect(await left).toBe(true);
  tick();
  await saver.flush();
  expect([writes.length, saver.dirty(), kept()?.document]).toEqual([1, false, page('a')]);
  saver.exchange(entry(9));
  saver.change(page('b'));
  tick();
  expect(writes.at(-1)).toMatchObject({ title: 'b', version: 9 });
});

/** What a law does: types on, lets time pass, has a write arrive, be refused on its way, or its answer lost. */
const act = fc.constantFrom('type', 'type', 'tick', 'arrive', 'lose-call', 'lose-answer');

test('[issue 13] whatever the network does, what was typed is stored or kept, and nobody is asked to merge with themselves', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 40 }), async (acts) => {
      const { saver, writes, states, tick, settle, kept } = setUp();
      let server = stored(3, 'stored');
      let answered = 0;
      let typed = '';
      for (const step of acts) {
        if (step === 'type') {
          typed += 'x';
          saver.change(page(typed));
        } else if (step === 'tick') tick();
        else if (writes.length > answered) {
          const { title, version } = writes.at(-1) ?? { title: '', version: 0 };
          answered = writes.length;
          const fits = version === server.version;
          const answer: SaveAnswer = fits
            ? { kind: 'saved', entry: stored(version + 1, title) }
            : { kind: 'conflict', current: server };
          if (step !== 'lose-call' && answer.kind === 'saved') server = answer.entry;
          await settle(step === 'arrive' ? answer : failed);
        }
        expect([(server.draft as PageDocument).title, kept()?.document.title ?? null]).toContain(
          typed === '' ? 'stored' : typed,
        );
      }
      expect(states).not.toContain('conflict');
    }),
  );
});
