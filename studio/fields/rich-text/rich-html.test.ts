// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { cleanHtml, isVisual, tidyHtml } from './rich-html.ts';

describe('[sec 26] rich text of the Studio', () => {
  test.each([
    ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<p>a<img src=x onerror=alert(1)></p>', '<p>a<img></p>'],
    ['<p class="fixed" style="top:0">a</p><script>alert(1)</script>', '<p>a</p>'],
  ])('%s loses what could act', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });

  test('a widget in running text stays as it was written', () => {
    const html = '<mozaika-widget type="menu" props="{&quot;menu&quot;:&quot;main&quot;}"></mozaika-widget>';
    expect(tidyHtml(html)).toBe(html);
    expect(isVisual(html)).toBe(true);
  });
});

describe('[studio] rich text', () => {
  test.each([
    ['<h2>A</h2><p>b <strong>c</strong> <a href="/about">d</a></p><ul><li>e</li></ul>', true],
    ['<table><tbody><tr><td>1</td></tr></tbody></table>', false],
    ['<p lang="en">a</p>', false],
    ['<p>a</p><img src="/media/a.jpg" alt="">', false],
  ])('%s is edited in view only when nothing of it would be lost', (html, visual) => {
    expect(isVisual(html)).toBe(visual);
  });

  test('items of lists have no paragraphs around a single one, and nothing written is nothing', () => {
    expect(tidyHtml('<ul><li><p>a</p></li><li><p>b</p><ul><li><p>c</p></li></ul></li></ul>')).toBe(
      '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>',
    );
    expect(tidyHtml('<ul><li><p>a</p><p>b</p></li></ul>')).toBe('<ul><li><p>a</p><p>b</p></li></ul>');
    expect(tidyHtml('<p></p>')).toBe('');
  });
});
