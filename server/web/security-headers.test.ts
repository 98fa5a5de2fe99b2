import { describe, expect, test } from 'vitest';
import { baseHeaders, documentPolicy, referrerHeaders } from './security-headers.ts';

const hash = `sha256-${'A'.repeat(43)}=`;
const none = { scriptHashes: [], scriptHosts: [], styleHashes: [] };

describe('documentPolicy', () => {
  test('[sec 22] [sec 23] allows our own origin only, no inline code, no eval, Trusted Types', () => {
    const policy = documentPolicy(none, 'sandbox');
    expect(policy).not.toMatch(/unsafe|upgrade-insecure/);
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
        'trusted-types mozaika',
      ]),
    );
  });

  test('[sec 22] adds what the snippets of the page were published with', () => {
    const sources = { ...none, scriptHashes: [hash, `'${hash}'`], scriptHosts: ['https://cdn.example.com'] };
    expect(documentPolicy(sources, 'production')).toContain(
      `script-src 'self' '${hash}' '${hash}' https://cdn.example.com; `,
    );
    expect(documentPolicy(sources, 'production')).toContain('upgrade-insecure-requests');
  });

  test('[sec 22] lets in the styles of the theme by their hash, and no other inline ones', () => {
    expect(documentPolicy({ ...none, styleHashes: [hash] }, 'sandbox')).toContain(
      `style-src 'self' '${hash}'; `,
    );
  });

  test('[sec 22] no word of content can rewrite the policy', () => {
    const scriptHashes = ["'unsafe-inline'", "sha256-x' 'unsafe-eval", `${hash}; script-src *`];
    const scriptHosts = [
      '*',
      'https:',
      "'unsafe-inline'",
      'https://a.example; object-src *',
      'http://a.example',
      'https://*',
    ];
    expect(documentPolicy({ scriptHashes, scriptHosts, styleHashes: scriptHashes }, 'sandbox')).toBe(
      documentPolicy(none, 'sandbox'),
    );
  });
});

test('tells browsers to stay on https in production only', () => {
  expect(baseHeaders('production')['strict-transport-security']).toMatch(/^max-age=31536000/);
  expect(baseHeaders('sandbox')['strict-transport-security']).toBeUndefined();
});

test.each([
  ['/authlink/abc', true],
  ['/en/authlink', true],
  ['/signin/one-click', true],
  ['/signin', false],
  ['/about-authlink', false],
])('[sec 12] %s sends no referrer: %s', (path, none) => {
  expect(referrerHeaders(path)['referrer-policy'] === 'no-referrer').toBe(none);
});
