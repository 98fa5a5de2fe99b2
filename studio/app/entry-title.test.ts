import { expect, test } from 'vitest';
import { entryTitle } from './entry-title.ts';

test('[issue 15] a piece of content is called the same everywhere: by the first of its usual names, else by its key', () => {
  expect(entryTitle({ key: 'home', draft: { title: 'Start', name: 'x' } })).toBe('Start');
  expect(entryTitle({ key: 'a', draft: { title: ' ', question: 'Ile to kosztuje?' } })).toBe(
    'Ile to kosztuje?',
  );
  expect(entryTitle({ key: 'main', draft: [] })).toBe('main');
  expect(entryTitle({ key: 'a', draft: { title: '' } })).toBe('a');
});

test('in the language of who reads, where its name is written in several', () => {
  const draft = { title: { pl: 'Oddział', en: 'Branch' } };
  expect(entryTitle({ key: 'branch', draft }, 'en')).toBe('Branch');
  expect(entryTitle({ key: 'branch', draft }, 'uk')).toBe('Oddział');
});
