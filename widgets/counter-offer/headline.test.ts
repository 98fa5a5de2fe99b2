import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { headlineOf } from './headline.ts';
import type { Choice } from './queries.ts';

const choiceOf = (name: string) =>
  examples.find((example) => example.name === name)?.data?.['choice'] as Choice | undefined;

test('[truth] the headline says that the wanted amount can be had over a longer term, or that only less can', () => {
  const { offers, wanted } = choiceOf('longer') ?? expect.unreachable();
  expect(headlineOf(offers ?? [], wanted)).toBe('longer');
  const less = choiceOf('normal') ?? expect.unreachable();
  expect(headlineOf(less.offers ?? [], less.wanted)).toBe('less');
  expect(headlineOf([], wanted)).toBe('other');
  expect(headlineOf(offers ?? [], null)).toBe('other');
});
