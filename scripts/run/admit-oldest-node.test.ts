import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { admitOldestNode } from './admit-oldest-node.ts';

const lock = (engines: Readonly<Record<string, string>>) =>
  JSON.stringify({
    packages: {
      '': { engines: { node: '>=20.19.0' } },
      'node_modules/node': { version: '24.21.0' },
      ...Object.fromEntries(
        Object.entries(engines).map(([name, node]) => [
          `node_modules/${name}`,
          { version: '1.0.0', engines: { node } },
        ]),
      ),
    },
  });

test('[issue 14] `npm ci` on the oldest Node warns of no package (if this fails: npm run lock)', () => {
  expect(admitOldestNode(readFileSync('package-lock.json', 'utf8')).mended).toEqual([]);
});

test('[issue 14] only a demand the oldest Node does not meet is taken out', () => {
  const { text, mended } = admitOldestNode(lock({ old: '>=18', young: '>=22' }));
  expect(mended).toEqual(['young']);
  expect(JSON.parse(text).packages).toMatchObject({
    'node_modules/old': { engines: { node: '>=18' } },
    'node_modules/young': { version: '1.0.0' },
  });
  expect(JSON.parse(text).packages['node_modules/young']).not.toHaveProperty('engines');
  expect(admitOldestNode(text).text).toBe(text);
});

test('[issue 14] a package that our own Node cannot run is named', () => {
  expect(() => admitOldestNode(lock({ future: '>=26' }))).toThrow('future wants Node >=26; ours is 24.21.0.');
});
