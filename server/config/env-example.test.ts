import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { describeConfig } from './describe-config.ts';

test('[config] .env.example says what the schema says; run `npm run env:example` after a change', async () => {
  expect(await readFile('.env.example', 'utf8')).toBe(describeConfig());
});
