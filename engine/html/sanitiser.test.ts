import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { createSanitiser } from './sanitiser.ts';
import { assertSanitiserWorks, SanitiserBroken } from './sanitiser-self-test.ts';

const { clean } = await createSanitiser();

/** DOMPurify always lets pictures carry their data; a browser runs nothing inside a picture. */
const isInertPicture = (element: Element, name: string, value: string) =>
  element.tagName === 'IMG' && name === 'src' && value.startsWith('data:image/');

/** What a browser would find in the clean HTML. */
function dangersIn(html: string): string[] {
  const { document } = new JSDOM(`<!doctype html><body>${html}`).window;
  const bad =
    /^(script|style|iframe|object|embed|form|input|button|textarea|select|svg|math|template|base|meta|link|noscript)$/i;
  return [...document.body.querySelectorAll('*')].flatMap((element) => [
    ...(bad.test(element.tagName) ? [element.tagName] : []),
    ...[...element.attributes]
      .filter(
        ({ name, value }) =>
          /^(on|style|srcdoc|id|name|class|formaction|target)/i.test(name) ||
          (/^(href|src)$/i.test(name) &&
            !/^(\/(?![/\\])|#|\?|https:\/\/|mailto:|tel:)/i.test(value) &&
            !isInertPicture(element, name, value)),
      )
      .map(({ name, value }) => `${name}=${value}`),
  ]);
}

/** Attacks of the well-known lists: scripts, handlers, addresses, foreign content, mutation, clobbering. */
const attacks = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</script>',
  '<img src=x onerror=alert(1)//',
  '<img/src="x"/onerror=alert(1)>',
  '<body onload=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
  '<object data="x"></object><embed src="x">',
  '<form action="/x"><button formaction="javascript:alert(1)">x</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<svg onload=alert(1)><animate onbegin=alert(1)></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mi//xlink:href="data:x,<script>alert(4)</script>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<style>@import "//evil.example"</style>',
  '<p style="background:url(//evil.example)">x</p>',
  '<base href="//evil.example"><meta http-equiv=refresh content="0;url=//evil.example">',
  '<link rel=stylesheet href="//evil.example">',
  '<div id="plan" name="app">x</div><img name="getElementById">',
  '<div class="fixed inset-0">x</div>',
  '<p is="x-evil" slot="a" part="b">x</p>',
  '<mozaika-widget type="hero" onclick="alert(1)" style="x" props="{}"></mozaika-widget>',
  '<x-evil onclick=alert(1)>x</x-evil>',
  '<mozaika-slot name="w0"></mozaika-slot>',
  '<a href="https://ok.example" target="_blank" ping="//evil.example">x</a>',
  '\u0000<img src=x onerror=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
];

describe('[sec 26] HTML of the content system', () => {
  test.each([
    ['<p>a <a href="javascript:x">b <b>c</b></a> d</p>', '<p>a b <b>c</b> d</p>'],
    ['<a href="//evil.example">x</a><a title="t">y</a>', 'xy'],
    ['<a href="/info">x</a> &amp; <a name="top">y</a>', '<a href="/info">x</a> &amp; y'],
  ])('what leads nowhere does not look like a link: %s', (html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  test.each(attacks)('%s', (attack) => {
    for (const html of [attack, `<p>${attack}</p>`, `<table><tr><td>${attack}</table>`]) {
      const cleaned = clean(html);
      expect(dangersIn(cleaned)).toEqual([]);
      expect(cleaned).not.toContain('<mozaika-slot');
      expect(clean(cleaned)).toBe(cleaned);
    }
  });

  test('attacks put together in any way', () => {
    const piece = fc.constantFrom(
      ...attacks,
      '<p>',
      '</p>',
      '<table>',
      '<svg>',
      '</svg>',
      '<math>',
      '<b>',
      '"',
      "'",
      '<!--',
      '-->',
      'text',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        expect(dangersIn(clean(pieces.join('')))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test.each([
    '<h2 lang="pl" dir="ltr">Zażółć</h2>',
    '<p>a <strong>b</strong><br><a href="/about?x=1#y" title="z">c</a> <a href="?page=2">d</a></p>',
    '<a href="https://knf.gov.pl">a</a><a href="mailto:a@b.example">b</a><a href="tel:+48 123">c</a><a href="#top">d</a>',
    '<table><caption>a</caption><thead><tr><th scope="col" colspan="2">b</th></tr></thead><tbody><tr><td rowspan="2">c</td></tr></tbody></table>',
    '<ol start="3" reversed=""><li value="7">x</li></ol>',
    '<figure><img src="/media/a.png" alt="" width="100" height="50" loading="lazy"><figcaption>x</figcaption></figure>',
    '<details open=""><summary>a</summary><time datetime="2026-01-01">b</time></details>',
    '<mozaika-widget type="hero" props="{&quot;title&quot;:&quot;a: b&quot;}"></mozaika-widget>',
    '<p aria-label="x" role="note">y</p>',
  ])('%s stays as it is', (html) => {
    expect(clean(html)).toBe(html);
  });

  test('text without tags is not touched', () => {
    expect(clean('1 > 0')).toBe('1 > 0');
    expect(clean('')).toBe('');
  });

  test('words survive the tag around them', () => {
    expect(clean('<custom-tag>one</custom-tag> <form>two</form>')).toBe('one two');
  });

  test('[sec 39] nesting beyond reason costs no time', () => {
    expect(clean(`${'<div>'.repeat(20_000)}x`)).toBe('');
    expect(clean(`${'<div></b>'.repeat(10_000)}x`)).toBe('');
    const honest = `<ul>${'<li><p>x'.repeat(1000)}</ul>`;
    expect(clean(honest)).toContain('<li><p>x</p></li>');
  });
});

describe('[sec 25] self-test', () => {
  test('passes for the real one', () => {
    expect(() => assertSanitiserWorks(clean, true)).not.toThrow();
  });

  test.each<[string, (html: string) => string, boolean]>([
    ['an unsupported DOM', clean, false],
    ['one that lets everything through', (html) => html, true],
    ['one that only drops scripts', (html) => html.replace(/<script.*?<\/script>/g, ''), true],
    ['one that drops markup', (html) => html.replace(/<[^>]*>/g, ''), true],
    ['one that returns nothing', () => '', true],
  ])('refuses %s', (_name, broken, isSupported) => {
    expect(() => assertSanitiserWorks(broken, isSupported)).toThrow(SanitiserBroken);
  });
});
