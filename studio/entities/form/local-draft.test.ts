import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DraftStorage, localDraft } from './local-draft.ts';

function memory(): DraftStorage & { readonly held: Map<string, string> } {
  const held = new Map<string, string>();
  return {
    held,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}
const at = Date.UTC(2026, 10, 21);
const day = 24 * 60 * 60_000;

test('[issue 6] what was typed is there again after a reload, for whoever typed it and where they did', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (body, base) => {
      const storage = memory();
      localDraft(storage, 'ola menu/main').keep({ body, base, at });
      // JSON knows no minus zero.
      expect(localDraft(storage, 'ola menu/main').read(at)).toEqual(
        JSON.parse(JSON.stringify({ body, base, at })),
      );
      expect(localDraft(storage, 'jan menu/main').read(at)).toBeNull();
      expect(localDraft(storage, 'ola menu/bottom').read(at)).toBeNull();
    }),
  );
});

test('[issue 6] what was saved or thrown away is not offered, nor what was left a week ago', () => {
  const storage = memory();
  const draft = localDraft(storage, 'ola menu/main');
  draft.keep({ body: [], base: null, at });
  expect(draft.read(at + 6 * day)).not.toBeNull();
  expect(draft.read(at + 8 * day)).toBeNull();
  draft.drop();
  expect(draft.read(at)).toBeNull();
});

test('[issue 6] a browser that keeps nothing, or something else, disturbs nobody', () => {
  const refusing: DraftStorage = {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('full');
    },
    removeItem: () => {
      throw new Error('denied');
    },
  };
  const draft = localDraft(refusing, 'x');
  expect(() => draft.keep({ body: 1, base: 1, at })).not.toThrow();
  expect(() => draft.drop()).not.toThrow();
  expect(draft.read(at)).toBeNull();
  fc.assert(
    fc.property(fc.string(), (text) => {
      const storage = memory();
      storage.held.set('studio-draft x', text);
      expect(localDraft(storage, 'x').read(at)).toBeNull();
    }),
  );
});
