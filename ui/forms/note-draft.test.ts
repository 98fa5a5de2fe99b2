// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { noteDraft } from './note-draft.ts';

const kept = () => sessionStorage.getItem('mozaika:drafts');

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});

test('[forms] the blocks that keep a draft are one selector, and leave it with their draft', () => {
  noteDraft('message', true);
  noteDraft('callback', true);
  noteDraft('message', true);
  expect(kept()).toBe('#callback,#message');
  noteDraft('callback', false);
  expect(kept()).toBe('#message');
  document.body.innerHTML = '<div id="message"></div><div id="callback"></div>';
  expect([...document.querySelectorAll(String(kept()))].map(({ id }) => id)).toEqual(['message']);
});

test('[forms] a browser that refuses its storage has no draft to note', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => noteDraft('message', true)).not.toThrow();
  vi.restoreAllMocks();
});
