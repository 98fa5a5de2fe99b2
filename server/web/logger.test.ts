import { describe, expect, test } from 'vitest';
import { createLogger } from './logger.ts';
import { redactUrl } from './redact-url.ts';
import { startFakeHost } from './testing/fake-host.ts';
import { startSessionSite } from './testing/session-site.ts';

describe('logs', () => {
  test.each([
    ['/authlink/abc?x=1', '/authlink/***?x=1'],
    ['/en/authlink/abc/def', '/en/authlink/***'],
    ['/signin/one-click?abc=1', '/signin/one-click?abc=***'],
    ['/x?token=a&page=2&%74oken=b&code=1', '/x?token=***&page=2&%74oken=***&code=***'],
    ['/about?page=2', '/about?page=2'],
    ['/password-restore/update#email=a@b.pl&code=123456', '/password-restore/update'],
    ['/x?to=anna%40example.com&city=Łódź', '/x?to=***&city=Łódź'],
    ['/v2/forms/anna@example.com', '/v2/forms/***'],
    ['/signin?next=%2Fauthlink%2Fs3cret', '/signin?next=/authlink/***'],
    ['/signin?next=%252Fauthlink%252Fs3cret', '/signin?next=/authlink/***'],
    ['/signin?next=%2Fx%3Ftoken%3Ds3cret%26page%3D2&a=1', '/signin?next=/x%3Ftoken%3D***%26page%3D2&a=1'],
    ['/signin?next=%2Fcart%3Fpage%3D2', '/signin?next=%2Fcart%3Fpage%3D2'],
    ['/%61uthlink/s3cret', '/authlink/***'],
  ])('[sec 12] %s is written as %s', (url, expected) => {
    expect(redactUrl(url)).toBe(expected);
  });

  test('[sec 38] mask secrets by name, and print of an error only what is its own', () => {
    const lines: string[] = [];
    const logger = createLogger({ logLevel: 'info' }, { write: (line) => lines.push(line) });
    logger.info({ url: '/authlink/s3cret', headers: { authorization: 's3cret', cookie: 's3cret' } });
    logger.info({ token: 's3cret', user: { password: 's3cret', refresh_token: 's3cret' } });
    logger.info({
      customer: { email: 's3cret', phone: 's3cret' },
      body: { contact: 's3cret', pesel: 's3cret' },
    });
    logger.info({ req: { body: { current_password: 's3cret', password_repeat: 's3cret' } } });
    logger.error({ err: Object.assign(new Error('failed'), { request: { headers: 's3cret' } }) });
    expect(lines).toHaveLength(5);
    expect(lines.join('')).not.toContain('s3cret');
    expect(lines[4]).toContain('failed');
  });

  test('[sec 38] mask what a serializer makes of a value, and what stands in every line of a child', () => {
    const lines: string[] = [];
    const logger = createLogger({ logLevel: 'info' }, { write: (line) => lines.push(line) });
    // As the framework does: what it logs of a request are getters, of which a copy would have none.
    class Request {
      get method() {
        return 'GET';
      }
    }
    const serializers = { req: ({ method }: Request) => ({ method, headers: { cookie: 's3cret' } }) };
    logger.child({ token: 's3cret' }, { serializers }).info({ req: new Request() });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      token: '***',
      req: { method: 'GET', headers: { cookie: '***' } },
    });
  });

  test('[sec 38] mask people and their numbers by name, and in the words of errors', () => {
    const lines: string[] = [];
    const logger = createLogger({ logLevel: 'info' }, { write: (line) => lines.push(line) });
    const person = {
      email: 'anna@example.com',
      phone: '+48 600 700 800',
      pesel: '44051401458',
      contact: 'x@y.pl',
    };
    logger.info({ ...person, user: person, body: { body: person } });
    const token = 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
    logger.warn(
      { err: new Error(`anna@example.com, +48600700800, 44051401458 and Bearer ${token} failed; ${token}`) },
      'failed in 12345678 ms',
    );
    // The digits of a line's own time, process and host may be anything.
    const written = lines.map((line) => ({ ...JSON.parse(line), time: 0, pid: 0, hostname: '' }));
    expect(JSON.stringify(written)).not.toMatch(/example\.com|y\.pl|600|4405|eyJ/);
    expect(lines[1]).toContain('***, ***, *** and Bearer *** failed; ***');
    expect(lines[1]).toContain('12345678 ms');
  });

  test('[sec 12] [sec 38] a sign-in leaves neither what was given nor what was got in the log', async () => {
    const closers: (() => unknown)[] = [];
    const { signIn, fake, openBrowser } = await startSessionSite('embedded', closers);
    const browser = await signIn();
    await openBrowser().post('/v2/loan/user/login-by-link?language=pl', { token: 'one-use-secret' });
    await browser.get('/authlink/one-use-secret');
    await browser.get('/about?email=anna@example.com');
    await browser.post('/_session/logout');
    await Promise.all(closers.map((close) => close()));
    const log = fake.lines.join('');
    expect(log).toContain('/authlink/***');
    expect(log).not.toMatch(/one-use-secret|access-\d|refresh-\d|anna@|right|Nowak/);
  });

  test.each([
    ['good-id_1234', true],
    ['short', false],
    ['with space 1234', false],
    ['x'.repeat(65), false],
  ])('takes the request id %j of a proxy: %s', async (id, taken) => {
    await using fake = await startFakeHost({ env: { TRUST_PROXY: 'loopback' } });
    const { headers } = await fake.ask('/livez', { headers: { 'x-request-id': id } });
    expect(headers['x-request-id'] === id).toBe(taken);
  });

  test.each(['none', '10.0.0.0/8'])(
    '[sec 17] a request id of somebody who is no trusted proxy is replaced (TRUST_PROXY=%s)',
    async (TRUST_PROXY) => {
      await using fake = await startFakeHost({ env: { TRUST_PROXY } });
      const { headers } = await fake.ask('/livez', { headers: { 'x-request-id': 'good-id_1234' } });
      expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
      expect(fake.lines.join('')).not.toContain('good-id_1234');
    },
  );
});
