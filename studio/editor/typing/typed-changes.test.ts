import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createTypedChanges, longestMs, quietMs } from './typed-changes.ts';

/** A page of texts by id, and time that passes when told to. */
function desk(first: Readonly<Record<string, string>>) {
  const page = new Map(Object.entries(first));
  const timers = new Set<{ readonly at: number; readonly then: () => void }>();
  let now = 0;
  const typed = createTypedChanges<string>({
    read: (id) => page.get(id),
    write: (id, value) => {
      if (page.has(id)) page.set(id, value);
    },
    wait: (ms, then) => {
      const timer = { at: now + ms, then };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  });
  const pass = (ms: number) => {
    const end = now + ms;
    for (;;) {
      const [next] = [...timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
      if (!next) break;
      timers.delete(next);
      now = next.at;
      next.then();
    }
    now = end;
  };
  return { page, typed, pass, timers };
}

type Event =
  | { readonly kind: 'type'; readonly id: string; readonly letter: string }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'flush' }
  | { readonly kind: 'pass'; readonly ms: number };

const ids = ['a', 'b', 'c'];
const id = fc.constantFrom(...ids);
const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('type' as const),
      id,
      letter: fc.string({ minLength: 1, maxLength: 1 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), id }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'flush' as const }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pass' as const), ms: fc.nat(3 * quietMs) }) },
);

test('[issue 6] in whatever order is typed, waited, given and removed, the page ends as if typed into directly', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      const { page, typed, pass, timers } = desk({ a: '', b: 'x', c: 'ż' });
      const direct = new Map(page);
      for (const step of events) {
        if (step.kind === 'type') {
          typed.change(step.id, (now) => now + step.letter);
          const now = direct.get(step.id);
          if (now !== undefined) direct.set(step.id, now + step.letter);
        } else if (step.kind === 'remove') {
          // As every command of the editor does before it changes the page.
          typed.flush();
          page.delete(step.id);
          direct.delete(step.id);
        } else if (step.kind === 'flush') typed.flush();
        else pass(step.ms);
        // What is shown is what was typed, at every moment.
        for (const one of ids) expect(typed.peek(one) ?? page.get(one)).toBe(direct.get(one));
      }
      typed.flush();
      expect(page).toStrictEqual(direct);
      expect(typed.busy()).toBe(false);
      expect(timers.size).toBe(0);
    }),
  );
});

test('[issue 6] the page has what was typed after a pause, and before long while the typing goes on', () => {
  const { page, typed, pass } = desk({ a: '' });
  typed.change('a', () => 'ż');
  pass(quietMs - 1);
  expect(page.get('a')).toBe('');
  pass(1);
  expect(page.get('a')).toBe('ż');
  for (let gone = 0; gone < longestMs; gone += quietMs / 2) {
    typed.change('a', (now) => `${now}a`);
    pass(quietMs / 2);
  }
  expect(page.get('a')?.length).toBeGreaterThan(1);
});

test('[issue 6] who listens is told of what is typed and of what was given; nothing typed is nothing told', () => {
  const { typed } = desk({ a: '' });
  const heard = vi.fn();
  const end = typed.subscribe(heard);
  typed.flush();
  typed.change('a', (now) => now);
  typed.change('gone', () => 'x');
  expect(heard).not.toHaveBeenCalled();
  typed.change('a', () => 'x');
  typed.flush();
  expect(heard).toHaveBeenCalledTimes(2);
  end();
  typed.change('a', () => 'y');
  expect(heard).toHaveBeenCalledTimes(2);
});
