import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { prepareSnippets } from './prepare-snippets.ts';

const scriptHosts = ['tags.example'];
const inHead = (html: string) =>
  prepareSnippets({ head: html, body_begin: '', body_end: '' }, { scriptHosts });
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('[sec 22] scripts that need consent', () => {
  test.each(['analytics', 'marketing'])('one for %s is sent as text, which no browser runs', (category) => {
    expect(inHead(`<script data-consent="${category}">count()</script>`)).toMatchObject({
      head: `<script type="text/plain" data-consent="${category}">count()</script>`,
      refused: [],
    });
  });

  test('the policy lets it run, so that it can start without a further request', () => {
    const inline = inHead('<script data-consent="analytics">count()</script>');
    expect(inline.scriptHashes).toEqual([hashOf('count()')]);
    const file = inHead('<script async data-consent="marketing" src="https://tags.example/a.js"></script>');
    expect(file).toMatchObject({
      head: '<script type="text/plain" async="" data-consent="marketing" src="https://tags.example/a.js"></script>',
      scriptHosts: ['https://tags.example'],
    });
  });

  test('a module stays one', () => {
    expect(inHead('<script type="module" data-consent="analytics">count()</script>').head).toBe(
      '<script type="text/plain" data-consent="analytics" data-consent-type="module">count()</script>',
    );
  });

  test('data that scripts read is not held back', () => {
    const data = '<script type="application/ld+json" data-consent="analytics">{"@type":"Thing"}</script>';
    expect(inHead(data).head).toBe(data);
  });

  test.each(['', 'necessary', 'Analytics', 'analytics marketing', 'constructor'])(
    'consent to %j cannot be asked for: the script is refused, and it is said why',
    (category) => {
      const { head, refused, scriptHashes } = inHead(`<script data-consent="${category}">x()</script>`);
      expect(head).toBe('');
      expect(scriptHashes).toEqual([]);
      expect(refused[0]).toContain('data-consent="analytics" or "marketing"');
    },
  );
});

describe('[sec 23] consent opens no side door', () => {
  test.each(['importmap', 'speculationrules', 'module', 'text/javascript'])(
    'a snippet cannot say what a held script will become: %s',
    (type) => {
      const { head } = inHead(`<script data-consent="analytics" data-consent-type="${type}">{}</script>`);
      expect(head).not.toContain('data-consent-type');
    },
  );

  test.each([
    '<script type="importmap" data-consent="analytics">{"imports":{"react":"https://evil.example"}}</script>',
    '<script data-consent="analytics" src="https://evil.example/a.js"></script>',
    '<script type="text/plain" data-consent="analytics">evil()</script>',
  ])('what may not stand in a page may not wait in it either: %s', (html) => {
    expect(inHead(html)).toMatchObject({ head: '', scriptHashes: [], scriptHosts: [] });
  });

  test('[law] no script that names a consent is sent in a form that runs', () => {
    const attribute = fc.constantFrom(
      'data-consent="analytics"',
      'data-consent=marketing',
      "DATA-CONSENT='analytics'",
      'type=module',
      'type="text/javascript"',
      'TYPE=""',
      'async',
      'data-consent-type=module',
      'data-consent="other"',
      'src="https://tags.example/a.js"',
    );
    fc.assert(
      fc.property(fc.array(attribute, { maxLength: 6 }), (attributes) => {
        const { head } = inHead(`<script ${attributes.join(' ')}>a()</script>`);
        const script = parseFragment(head).childNodes[0];
        if (!script || !('attrs' in script)) return;
        const sent = new Map(script.attrs.map(({ name, value }) => [name, value]));
        if (sent.has('data-consent')) expect(sent.get('type')).toBe('text/plain');
        else expect(attributes.join(' ').toLowerCase()).not.toMatch(/data-consent=/);
      }),
    );
  });
});
