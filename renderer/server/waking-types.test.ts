import { expect, test } from 'vitest';
import type { ClientBlock, LiveBlock } from '../tree/client-plan.ts';
import { chunksJson } from './chunks-json.ts';
import { typesOf, wakingIn } from './waking-types.ts';

const live = (type: string, inner: Record<string, readonly ClientBlock[]> = {}): LiveBlock => ({
  ...({ kind: 'live', id: type, type, hydrate: 'interaction', first: false } as const),
  ...{ props: {}, data: {}, slots: inner },
});
const still: ClientBlock = { kind: 'static', id: 'steps', type: 'steps' };

test('[issue 16] with the files of a type those of all containers it may stand in are named: a touch wakes them together', () => {
  const waking = wakingIn([
    live('hero', { aside: [live('calculator')] }),
    still,
    live('tabs', { first: [live('section', { body: [live('calculator'), still] })] }),
  ]);
  expect(typesOf(waking)).toEqual(['calculator', 'hero', 'section', 'tabs']);
  const json = chunksJson(
    waking,
    { files: { '': ['/runtime-texts.js'], calculator: ['/calculator-texts.js'] }, changed: {} },
    {
      viewChunks: (type) => (type === '' ? ['/runtime.js'] : [`/${type}.js`, '/parts.js']),
      memory: { chunks: new WeakMap() },
    },
  );
  expect(JSON.parse(json.toString())).toEqual({
    '': ['/runtime.js', '/runtime-texts.js'],
    '#consent': ['/#consent.js', '/parts.js'],
    '#visitor': ['/#visitor.js', '/parts.js'],
    calculator: [
      ...['/calculator.js', '/parts.js', '/calculator-texts.js'],
      ...['/hero.js', '/section.js', '/tabs.js'],
    ],
    hero: ['/hero.js', '/parts.js'],
    section: ['/section.js', '/parts.js', '/tabs.js'],
    tabs: ['/tabs.js', '/parts.js'],
  });
});
