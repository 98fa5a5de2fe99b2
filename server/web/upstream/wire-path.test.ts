import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSegment } from '#engine/content/document-call.ts';
import { calls } from '#schemas/calls.ts';
import { findOfStaff, matchCall } from './call-table.ts';
import { httpTransport } from './http-transport.ts';
import { inProcessTransport } from './in-process-transport.ts';
import { createUpstream } from './upstream.ts';
import { wireSegments } from './wire-path.ts';

const hostile = [
  '',
  '/',
  'v2/system/languages',
  '/v1/system/languages',
  '/v2',
  '/v2/',
  '//evil.example/v2/system/languages',
  'http://evil.example/v2/system/languages',
  'https:/v2/system/languages',
  '/v2//system/languages',
  '/v2/system//languages',
  '/v2/system/languages/',
  '/v2/../v2/system/languages',
  '/v2/system/../system/languages',
  '/v2/system/./languages',
  '/v2/system/pages/..',
  '/v2/system/pages/%2e%2e',
  '/v2/system/pages/.%2E',
  '/v2/system/pages/..;',
  '/v2/system/pages/a..b',
  '/v2/system/pages/%2eb',
  '/v2/system/pages/a;b',
  '/v2/system/pages/a%3bb',
  '/v2/system/pages/a%2fb',
  '/v2/system/pages/a%2Fb',
  '/v2/system/pages/a%5cb',
  '/v2/system/pages/a\\b',
  '/v2/system/pages/a%252fb',
  '/v2/system/pages/a%25',
  '/v2/system/pages/a%',
  '/v2/system/pages/a%zz',
  '/v2/system/pages/a%00',
  '/v2/system/pages/a%0d%0ax',
  '/v2/system/pages/a%c0%afb',
  '/v2/system/pages/a\r\nx',
  '/v2/system/pages/a b',
  '/v2/system/pages/ą',
  '/v2/system/pages/a?x=1',
  '/v2/system/pages/a%3fx',
  '/v2/system/pages/a#x',
  '/v2/system/pages/a%23x',
  '/V2/system/languages',
  '/%76%32/system/languages',
];

describe.each(hostile)('[sec 18] %j', (path) => {
  test('matches no call and is sent by no transport', async () => {
    for (const method of ['GET', 'POST', 'WS']) {
      expect(matchCall(method, path, 'shop')).toBeNull();
      expect(findOfStaff(method, path)).toBeNull();
    }
    const request = { method: 'GET', path, locale: 'pl' } as const;
    const { signal } = new AbortController();
    const overHttp = httpTransport({ upstream: createUpstream('http://127.0.0.1:1'), timeoutMs: 1000 });
    const inProcess = inProcessTransport(() => Promise.reject(new Error('was called')));
    await expect(overHttp(request, signal)).rejects.toThrow('refused to call');
    await expect(inProcess(request, signal)).rejects.toThrow('refused to call');
  });
});

test('[sec 18] law: whatever matches is what it looks like to every reader', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '..',
    '.',
    '\\',
    '%',
    '%2f',
    '%2F',
    '%5c',
    '%2e',
    '%25',
    '%00',
    ';',
    '?',
    '#',
    '@',
    ':',
    ' ',
    'http:',
    'v2',
    '/v2/',
    'system',
    'pages',
    'blocks',
    'shop',
    'manage',
    'docs',
    'a',
    'é',
  );
  const path = fc.oneof(
    fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
    fc.array(piece, { maxLength: 5 }).map((pieces) => `/v2/system/pages/${pieces.join('')}`),
    fc.array(piece, { maxLength: 5 }).map((pieces) => `/v2/system/manage/${pieces.join('')}`),
  );
  fc.assert(
    fc.property(path, (candidate) => {
      const passes =
        wireSegments(candidate) !== null ||
        matchCall('GET', candidate, 'shop') !== null ||
        findOfStaff('GET', candidate) !== null;
      if (!passes) return;
      const read = new URL(candidate, 'http://host.example');
      expect(read.host).toBe('host.example');
      expect(read.pathname).toBe(candidate);
      expect(candidate).toMatch(/^\/v2\/[^\\;?#]+$/);
      expect(candidate).not.toMatch(/\/\/|\.\.|%(2f|5c|2e|25|00|3b)/i);
      expect(decodeURIComponent(candidate).split('/')).toEqual(candidate.split('/').map(decodeURIComponent));
    }),
    { numRuns: 5000 },
  );
});

test('[sec 18] law: every escape of a separator or a dot segment is refused', () => {
  const escaped = (char: string) => `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`;
  const bad = fc.constantFrom('/', '\\', '%', ';', '?', '#', '\0', '\n', '\r', '\x7f').map(escaped);
  const name = fc.stringMatching(/^[a-z0-9.-]{0,8}$/);
  fc.assert(
    fc.property(name, bad, name, fc.boolean(), (before, sign, after, upper) => {
      const path = `/v2/system/pages/${before}${upper ? sign.toUpperCase() : sign}${after}`;
      expect(matchCall('GET', path, 'shop')).toBeNull();
    }),
  );
});

test('law: every name the engine puts in an address may be sent', () => {
  const name = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.stringMatching(/^[.%a/;:ą]{1,6}$/));
  fc.assert(
    fc.property(name, (candidate) => {
      if (!isSegment(candidate)) return;
      expect(wireSegments(`/v2/system/pages/${encodeURIComponent(candidate)}`)).not.toBeNull();
    }),
    { numRuns: 3000 },
  );
});

test('every row of the table without ANY has a path that passes', () => {
  for (const call of calls.filter(({ method }) => method !== 'ANY')) {
    const path = call.path.replace('{product}', 'shop').replace(/\{\w+\}/g, 'a-1');
    expect(wireSegments(path)).not.toBeNull();
  }
});
