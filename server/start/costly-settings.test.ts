import { expect, test } from 'vitest';
import { readConfig } from '#server/config/read-config.ts';
import { costlySettings } from './costly-settings.ts';
import { welcome } from './welcome.ts';

const bare = { MODE: 'production', PUBLIC_ORIGIN: 'https://www.example.com', TRUST_PROXY: 'none' };
const whole = {
  ...bare,
  TRUST_PROXY: 'loopback',
  DATABASE_URL: 'postgres://shop:x@db/mozaika',
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'hello@example.com',
  METRICS_PORT: '9464',
};
const greet = (env: Record<string, string>) =>
  welcome({ address: 'http://127.0.0.1:3000', config: readConfig(env), steps: [], ms: 1000 });
const namesOf = (env: Record<string, string>) => costlySettings(readConfig(env)).map(({ name }) => name);

test('[reliability] a production says at its start what of its settings will hurt', () => {
  expect(namesOf(bare)).toEqual(['DATABASE_URL', 'SMTP_URL', 'TRUST_PROXY', 'METRICS_PORT']);
  expect(namesOf({ ...whole, CACHE_MB: '0', STOP_DELAY_MS: '0' })).toEqual(['CACHE_MB', 'STOP_DELAY_MS']);
  expect(namesOf({ ...bare, PLATFORM_URL: 'https://platform.example.com' })).not.toContain('DATABASE_URL');
  expect(greet(bare)).toMatch(/will hurt[\s\S]*SMTP_URL is unset/);
});

test('[reliability] a whole one, and a sandbox, say nothing of the kind', () => {
  expect(namesOf(whole)).toEqual([]);
  expect(namesOf({})).toEqual([]);
  expect(greet(whole)).not.toContain('hurt');
});
