import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { htmlPassages, joinPassages } from './plain-text.ts';

describe('[search] text of HTML', () => {
  test('is what a reader sees: blocks apart, inline words together, programs left out', () => {
    const html =
      '<h2>Koszty &amp; raty</h2><p>RRSO to <strong>jedna</strong>&nbsp;liczba.<br>Zawsze.</p><ul><li>a<li>b</ul>' +
      '<script>let x</script><style>p{}</style><mozaika-widget type="hero"></mozaika-widget>';
    expect(htmlPassages(html)).toEqual(['Koszty & raty', 'RRSO to jedna liczba.', 'Zawsze.', 'a', 'b']);
  });

  test('survives any nesting', () => {
    expect(htmlPassages(`${'<div>'.repeat(5000)}x`)).toEqual([]);
  });

  test('a text that holds no markup stays as it is', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zżółć]{1,8}$/), { minLength: 1 }), (words) => {
        expect(htmlPassages(words.join('  '))).toEqual([words.join(' ')]);
      }),
    );
  });

  test('passages in one line end with a mark', () => {
    expect(joinPassages(['Koszty', 'Ile to jest?', 'Rata.'])).toBe('Koszty. Ile to jest? Rata.');
  });
});
