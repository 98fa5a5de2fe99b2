import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { fillPlaces } from './fill-places.ts';
import { reasonTexts } from './reason-texts.ts';
import { refuse, together } from './refuse.ts';
import { textOf } from './text-of.ts';

const isSource = (file: string) => !/\.(test|suite)\.tsx?$/.test(file);
const sourcesOf = (...patterns: string[]) =>
  globSync(patterns, { exclude: (name) => name === 'node_modules' })
    .filter(isSource)
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
/** Where words of a library or of the browser are read, which has no codes for it. */
const foreignWords: ReadonlySet<string> = new Set([
  'server/web/upstream/upstream.ts',
  'server/platform/base/database/unavailable.ts',
  'studio/app/screen-states.tsx',
]);
const placesOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('[issue 15] a refusal is a reason and values', () => {
  test('every reason has a text in each language of the Studio, with no place that nothing fills', () => {
    for (const [reason, texts] of Object.entries(reasonTexts)) {
      expect(Object.keys(texts).sort(), reason).toEqual(['en', 'pl']);
      for (const text of Object.values(texts)) {
        expect(text.trim(), reason).not.toBe('');
        for (const place of placesOf(text)) expect(placesOf(texts.en), reason).toContain(place);
      }
    }
  });

  test('and is used: no text is kept for nobody', () => {
    const sources = sourcesOf('server/**/*.{ts,sql}', 'studio/**/*.{ts,tsx}', 'schemas/**/*.ts').filter(
      ({ file }) => !file.startsWith('schemas/refusals/'),
    );
    const named = new Set(
      sources.flatMap(({ text }) =>
        [...text.matchAll(/['"]([a-z-]+\.[A-Za-z-]+)['"]/g)].map(([, name]) => name),
      ),
    );
    // Those of the schemas' keywords are named by the keyword.
    const keywords = new Set(
      sources
        .filter(({ file }) => file.endsWith('/schema-problems.ts'))
        .flatMap(({ text }) => [...text.matchAll(/case '(\w+)'/g)].map(([, keyword]) => `schema.${keyword}`)),
    );
    expect(keywords.size).toBeGreaterThan(10);
    expect(Object.keys(reasonTexts).filter((reason) => !named.has(reason) && !keywords.has(reason))).toEqual(
      [],
    );
  });

  test('nobody reads the sentence to learn what happened', () => {
    const readers = new Set([
      'test',
      'exec',
      'match',
      'matchAll',
      'includes',
      'startsWith',
      'endsWith',
      'search',
    ]);
    const isSentence = (node: ts.Node) =>
      ts.isPropertyAccessExpression(node) && ['message', 'cure'].includes(node.name.text);
    const found: string[] = [];
    const inspect = (file: string, text: string) => {
      const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
      const visit = (node: ts.Node): void => {
        if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
          const { expression: object, name } = node.expression;
          if (readers.has(name.text) && [object, ...node.arguments].some(isSentence))
            found.push(`${file}: ${node.getText().slice(0, 80)}`);
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
    };
    const pattern = '{studio,widgets,account,flow,forms,design,renderer,engine,server}/**/*.{ts,tsx}';
    for (const { file, text } of sourcesOf(pattern))
      if (/\.(message|cure)\b/.test(text) && !foreignWords.has(file)) inspect(file, text);
    expect(found).toEqual([]);
    inspect('probe.ts', 'if (/^There is/.test(error.message)) retry(); refusal.message.startsWith("must");');
    expect(found).toHaveLength(2);
  });

  test('the English sentence follows from the reason', () => {
    expect(refuse('entry.unknown', { entry: 'menu main (pl)' })).toEqual({
      reason: 'entry.unknown',
      values: { entry: 'menu main (pl)' },
      message: 'There is no menu main (pl).',
    });
    expect(refuse('release.empty')).toEqual({ reason: 'release.empty', message: 'The release is empty.' });
  });

  test('several at one place are all told, in every language', () => {
    const both = together([refuse('problem.twice'), refuse('problem.too-deep', { levels: 64 })]);
    expect(both.message).toBe('is there twice; is nested more than 64 levels deep');
    expect(textOf(both, 'pl')).toBe('To występuje dwa razy. Za dużo poziomów jeden w drugim; najwyżej 64.');
  });

  test('a reason without a text here has none, whatever its name', () => {
    for (const reason of ['payments.noContract', 'constructor', '__proto__', ''])
      expect(textOf({ reason }, 'pl')).toBeUndefined();
    expect(textOf({ reason: 'release.empty' }, 'xx')).toBeUndefined();
  });

  test('[law] values stay values, whatever stands in them', () => {
    fc.assert(
      fc.property(fc.string(), (entry) => {
        expect(fillPlaces('There is no {entry}.', { entry })).toBe(`There is no ${entry}.`);
        expect(fillPlaces(entry)).toBe(entry);
      }),
    );
  });
});
