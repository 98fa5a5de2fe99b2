import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('docs/**/*.md')];

/** Targets of `[words](target)` outside of code, without those that leave the repository. */
function relativeLinks(markdown: string): string[] {
  const prose = markdown.replaceAll(/```[\s\S]*?```/g, '').replaceAll(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^([a-z]+:|#)/.test(target));
}

describe.each(documents)('[docs] %s', (document) => {
  const links = relativeLinks(readFileSync(document, 'utf8'));

  test('every relative link leads to a file', () => {
    const broken = links.filter((link) => !existsSync(join(dirname(document), link.replace(/#.*$/, ''))));
    expect(broken).toEqual([]);
  });
});

test('[docs] links are found and links to the web are left alone', () => {
  const markdown = 'See [a](docs/a.md#part), [b](https://b.example), `[c](c.md)` and\n```\n[d](d.md)\n```';
  expect(relativeLinks(markdown)).toEqual(['docs/a.md#part']);
});

test('[docs] every decision is listed', () => {
  const list = readFileSync('docs/decisions/0001-record-decisions.md', 'utf8');
  const records = globSync('docs/decisions/0*.md').map((path) => path.slice('docs/decisions/'.length));
  expect(records.filter((record) => !list.includes(record))).toEqual(['0001-record-decisions.md']);
});
