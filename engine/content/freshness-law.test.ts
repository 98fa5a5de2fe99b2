import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer, createFakeHost } from './fake-host.ts';

const page = (title: string) => ({ data: { alias: 'about', title, layout: 'default', blocks: [] } });

const step = fc.oneof(
  fc.record({ do: fc.constantFrom('read' as const, 'publish' as const, 'expire' as const) }),
  fc.record({ do: fc.constantFrom('answer' as const, 'fail' as const), which: fc.nat({ max: 3 }) }),
);
const steps = fc.array(step, { minLength: 5, maxLength: 40, size: 'max' });

interface SeenRead {
  /** Version that was live when the read began. */
  readonly from: number;
  readonly title: number | undefined;
  readonly degraded: boolean;
}

/** A host whose page changes under way, and which looks it up when the request arrives: the worst order there is. */
function createStory() {
  const host = createFakeHost();
  host.respond = null;
  let version = 1;
  const lookedUp: number[] = [];
  const open: number[] = [];
  const reads: Promise<SeenRead>[] = [];

  async function read(): Promise<SeenRead> {
    const from = version;
    const content = host.source.forVisit({ locale: 'pl' });
    const title = await content.page('about').then(
      (found) => Number(found?.title),
      () => undefined,
    );
    return { from, title, degraded: content.reads.degraded };
  }
  function end(index: number | undefined, how: 'answer' | 'fail'): void {
    if (index === undefined) return;
    open.splice(open.indexOf(index), 1);
    if (how === 'fail') host.pending[index]?.fail(new Error('reset'));
    else host.pending[index]?.answer(answer(page(String(lookedUp[index]))));
  }
  /** One turn of the event loop: everything that follows from what happened so far has run. */
  async function settle(): Promise<void> {
    await new Promise((done) => setImmediate(done));
    while (lookedUp.length < host.pending.length) {
      open.push(lookedUp.length);
      lookedUp.push(version);
    }
  }
  return {
    async act(action: { do: string; which?: number }): Promise<void> {
      if (action.do === 'read') reads.push(read());
      if (action.do === 'expire') host.clockMs += 61_000;
      if (action.do === 'publish') {
        version += 1;
        host.source.invalidate(['page:about']);
      }
      // Counted from the newest request, so that answers overtake each other often.
      const index = open.at(-1 - ((action.which ?? 0) % Math.max(1, open.length)));
      if (action.do === 'answer' || action.do === 'fail') end(index, action.do);
      await settle();
    },
    async finish(): Promise<SeenRead[]> {
      for (const index of [...open]) end(index, 'answer');
      const seen = await Promise.all(reads);
      host.respond = () => answer(page(String(version)));
      return [...seen, await read()];
    },
  };
}

test('law: what may be kept is never older than the moment it was asked for, even while the host fails', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (actions) => {
      const story = createStory();
      for (const action of actions) await story.act(action);
      for (const { from, title, degraded } of await story.finish()) {
        if (!degraded) expect(title).toBeGreaterThanOrEqual(from);
      }
    }),
    { numRuns: 300 },
  );
});

test('law: while the host answers, a read that begins after a publish never sees what was before it', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (actions) => {
      const story = createStory();
      for (const action of actions)
        await story.act(action.do === 'fail' ? { ...action, do: 'answer' } : action);
      for (const { from, title } of await story.finish()) expect(title).toBeGreaterThanOrEqual(from);
    }),
    { numRuns: 300 },
  );
});
