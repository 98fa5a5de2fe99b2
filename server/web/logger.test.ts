import { describe, expect, test } from 'vitest';
import { createLogger } from './logger.ts';
import { redactUrl } from './redact-url.ts';
import { startFakeHost } from './testing/fake-host.ts';

describe('logs', () => {
  test.each([
    ['/authlink/abc?x=1', '/authlink/***?x=1'],
    ['/en/authlink/abc/def', '/en/authlink/***'],
    ['/signin/one-click?abc=1', '/signin/one-click?abc=***'],
    ['/x?token=a&page=2&%74oken=b&code=1', '/x?token=***&page=2&%74oken=***&code=***'],
    ['/about?page=2', '/about?page=2'],
  ])('[sec 12] %s is written as %s', (url, expected) => {
    expect(redactUrl(url)).toBe(expected);
  });

  test('[sec 38] mask secrets by name, and print of an error only what is its own', () => {
    const lines: string[] = [];
    const logger = createLogger({ logLevel: 'info' }, { write: (line) => lines.push(line) });
    logger.info({ url: '/authlink/s3cret', headers: { authorization: 's3cret', cookie: 's3cret' } });
    logger.info({ token: 's3cret', user: { password: 's3cret', refresh_token: 's3cret' } });
    logger.error({ err: Object.assign(new Error('failed'), { request: { headers: 's3cret' } }) });
    expect(lines).toHaveLength(3);
    expect(lines.join('')).not.toContain('s3cret');
    expect(lines[2]).toContain('failed');
  });

  test.each([
    ['good-id_1234', true],
    ['short', false],
    ['with space 1234', false],
    ['x'.repeat(65), false],
  ])('takes the request id %j: %s', async (id, taken) => {
    await using fake = await startFakeHost();
    const { headers } = await fake.ask('/livez', { headers: { 'x-request-id': id } });
    expect(headers['x-request-id'] === id).toBe(taken);
  });
});
