// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commandOf, isWriting, type KeyPress } from './comment-keys.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
  getModifierState: () => false,
  ...more,
});

test.each([
  ['j', 'next'],
  ['ArrowDown', 'next'],
  ['k', 'previous'],
  ['ArrowUp', 'previous'],
  ['a', 'approve'],
  ['r', 'reject'],
  ['d', 'delete'],
  ['o', 'answer'],
  ['x', 'select'],
  ['u', 'undo'],
  ['ą', null],
  ['Enter', null],
])('[studio] %s pressed alone is the command %s', (key, command) => {
  expect(commandOf(press(key))).toBe(command);
});

test('[issue 6] a letter with AltGr, or with any other modifier, decides nothing', () => {
  const key = fc.constantFrom('a', 'r', 'd', 'o', 'x', 'u', 'j', 'k');
  const held = fc.constantFrom<Partial<KeyPress>>(
    { altKey: true },
    { ctrlKey: true },
    { ctrlKey: true, altKey: true },
    { metaKey: true },
    { isComposing: true },
    { getModifierState: (name) => name === 'AltGraph' },
  );
  fc.assert(
    fc.property(key, held, (name, more) => {
      expect(commandOf(press(name, more))).toBeNull();
    }),
  );
});

test('[studio] a key held down walks through the list and decides about one comment only', () => {
  expect(commandOf(press('j', { repeat: true }))).toBe('next');
  expect(commandOf(press('a', { repeat: true }))).toBeNull();
});

test('[studio] who writes a reason writes letters', () => {
  document.body.innerHTML =
    '<textarea></textarea><input type="search"><dialog><button></button></dialog><li><input type="checkbox"></li>';
  const found = [...document.querySelectorAll('textarea, input, button')].map(isWriting);
  expect(found).toEqual([true, true, true, false]);
});
