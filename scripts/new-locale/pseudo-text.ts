import type { AskedText } from '#schemas/locales/check-locale.ts';
import { familyOf } from '#schemas/locales/plural-families.ts';

const letters = new Map(
  Object.entries({ a: 'å', e: 'ê', i: 'ï', o: 'ø', u: 'ü', y: 'ÿ', z: 'ż', c: 'ç', n: 'ñ' }),
);

/**
 * A text in a made-up language: Polish with other letters between two marks, and the name of its plural form, so that a
 * screen shows which words are nobody's. Places stay as they are.
 */
export function pseudoText({ key, polish }: Pick<AskedText, 'key' | 'polish'>): string {
  const form = key === familyOf(key) ? '' : `${key.slice(familyOf(key).length + 1)} `;
  const stretched = polish
    .split(/(\{+\w+\}+)/)
    .map((part, at) => (at % 2 === 1 ? part : [...part].map((sign) => letters.get(sign) ?? sign).join('')))
    .join('');
  return `⟦${form}${stretched}⟧`;
}
