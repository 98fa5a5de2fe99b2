import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeConfig } from '#server/config/describe-config.ts';

test('.env.example lists every variable as the configuration describes it', () => {
  // After a change: node -e "import('./server/config/describe-config.ts').then((m) => process.stdout.write(m.describeConfig()))" > .env.example
  expect(readFileSync('.env.example', 'utf8')).toBe(describeConfig());
});
