import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commandOf, type KeyPress } from './shortcuts.ts';

const press = (key: string, held: Partial<KeyPress> = {}, altGraph = false): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  getModifierState: (name) => altGraph && name === 'AltGraph',
  ...held,
});
const flag = fc.boolean();
const key = fc.oneof(
  fc.constantFrom('z', 'Z', 'y', 'd', 's', 'ż', 'ą', 'Delete', 'ArrowUp', 'ArrowLeft'),
  fc.string({ maxLength: 3 }),
);

test('[issue 6] letters typed with AltGr are never commands, however the system tells it', () => {
  fc.assert(
    fc.property(key, flag, flag, flag, flag, (name, ctrlKey, metaKey, altKey, shiftKey) => {
      expect(commandOf(press(name, { ctrlKey, metaKey, altKey, shiftKey }, true))).toBeNull();
      expect(commandOf(press(name, { ctrlKey: true, altKey: true, shiftKey }))).toBeNull();
      expect(commandOf(press(name, { ctrlKey, metaKey, altKey, shiftKey, isComposing: true }))).toBeNull();
    }),
  );
});

test('[issue 6] the keys of the editor', () => {
  expect(commandOf(press('ArrowUp', { altKey: true }))).toStrictEqual({ kind: 'move', move: 'up' });
  expect(commandOf(press('ArrowRight', { altKey: true }))).toStrictEqual({ kind: 'move', move: 'in' });
  expect(commandOf(press('s', { metaKey: true }))).toStrictEqual({ kind: 'save' });
  expect(commandOf(press('d', { ctrlKey: true }))).toStrictEqual({ kind: 'duplicate' });
  expect(commandOf(press('Delete'))).toStrictEqual({ kind: 'remove' });
  expect(commandOf(press('z', { ctrlKey: true }))).toStrictEqual({ kind: 'undo' });
  expect(commandOf(press('Z', { ctrlKey: true, shiftKey: true }))).toStrictEqual({ kind: 'redo' });
  expect(commandOf(press('y', { metaKey: true }))).toStrictEqual({ kind: 'redo' });
  expect(commandOf(press('z'))).toBeNull();
  expect(commandOf(press('ArrowUp'))).toBeNull();
});
