import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mayImport } from './imports/rooms.ts';

/** SMS with an ending after a hyphen. It breaks at the end of a line, and plain language does without: "kod SMS". */
const inflected = /SMS[-\u2010\u2011]\p{Ll}+/gu;

const found = (text: string): string[] => [...text.matchAll(inflected)].map(([word]) => word);

test('[truth] no text inflects SMS: interface, widgets and their examples, messages, demo content', () => {
  const files = globSync(`{${Object.keys(mayImport).join(',')}}/**/*.{ts,tsx,json}`).filter(
    (file) => !/\.(test|suite)\.tsx?$/.test(file),
  );
  const texts = files.map((file) => [file, readFileSync(file, 'utf8')] as const);
  // The search sees the words it is about.
  expect(found('Kod z SMS-a, SMS-em, SMS‑y')).toEqual(['SMS-a', 'SMS-em', 'SMS‑y']);
  expect(texts.filter(([, text]) => /kod SMS|SMS z kodem/.test(text)).length).toBeGreaterThan(5);
  expect(texts.flatMap(([file, text]) => found(text).map((word) => `${file}: ${word}`))).toEqual([]);
});
