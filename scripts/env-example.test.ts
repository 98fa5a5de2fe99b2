import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeConfig } from '#server/config/describe-config.ts';

test('.env.example lists every variable as the configuration describes it', () => {
  // After a change: npm run env:example
  expect(readFileSync('.env.example', 'utf8')).toBe(describeConfig());
});
