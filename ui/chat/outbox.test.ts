import { expect, test } from 'vitest';
import { type OutboxEntry, storedOutbox } from './outbox.ts';

const entry = (key: string): OutboxEntry => ({
  key,
  room: 'r',
  text: key,
  file: null,
  date: '2026-11-21T10:00:00Z',
  refused: null,
});

function memory(kept = new Map<string, string>()) {
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

test('[issue 18] two tabs keep one outbox: neither loses what the other wrote', () => {
  const storage = memory();
  const [one, other] = [storedOutbox(storage), storedOutbox(storage)];
  one.put(entry('a'));
  other.put(entry('b'));
  one.put({ ...entry('a'), refused: 'unknown_file' });
  expect(other.read().map(({ key, refused }) => [key, refused])).toEqual([
    ['a', 'unknown_file'],
    ['b', null],
  ]);
  one.remove('a');
  other.remove('b');
  expect(storage.kept.size).toBe(0);
});

test('[broken] what is no outbox is none', () => {
  const read = (text: string) => storedOutbox(memory(new Map([['chat-outbox', text]]))).read();
  expect([read('{'), read('null'), read('[1, {}, null]'), read('{"key":"a"}')]).toEqual([[], [], [], []]);
});
