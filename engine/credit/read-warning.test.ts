import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { warningInForce, warningOrDefault } from './read-warning.ts';
import { sampleCredit, sampleDay } from './sample-credit.ts';

const wordsOn = (today: string, locale: string) => {
  const outcome = warningInForce(sampleCredit, today, locale);
  return outcome.ok ? outcome.value : outcome.problem;
};

describe('warningInForce', () => {
  test('[2023/2225 art. 8] changes its words on the day, in the language of the page', () => {
    expect(wordsOn('2026-11-19', 'pl')).toMatchObject({ text: 'Pamiętaj: pożyczanie pieniędzy kosztuje.' });
    expect(wordsOn('2026-11-20', 'pl')).toMatchObject({ text: 'Uwaga! Pożyczanie pieniędzy kosztuje.' });
    expect(wordsOn('2026-11-20', 'uk')).toMatchObject({ locale: 'uk' });
    expect(wordsOn('2022-12-31', 'pl')).toBeNull();
  });

  test('[i18n] speaks Polish where it was not translated, and says so', () => {
    expect(wordsOn('2026-11-19', 'en')).toMatchObject({ locale: 'pl' });
    for (const name of ['constructor', '__proto__', 'toString', 'de'])
      expect(wordsOn(sampleDay, name)).toMatchObject({ locale: 'pl' });
  });

  test('[2023/2225 art. 8] an unconfigured site says the words of the directive', () => {
    expect(warningInForce({}, sampleDay, 'en')).toMatchObject({
      ok: true,
      value: { text: 'Caution! Borrowing money costs money.' },
    });
  });

  test('[spec 3] a slip in the terms does not take the warning away', () => {
    expect(warningInForce({ ...sampleCredit, terms: 'free' }, sampleDay, 'pl').ok).toBe(true);
  });

  test.each<[string, unknown]>([
    ['no list', 'Uwaga!'],
    ['a day that does not exist', [{ from: '2026-02-30', source: 'art. 8', texts: { pl: 'Uwaga!' } }]],
    ['no words', [{ from: '2026-01-01', source: 'art. 8', texts: {} }]],
  ])('[spec 3] names %s', (_name, warnings) => {
    expect(warningInForce({ warnings }, sampleDay, 'pl')).toMatchObject({
      ok: false,
      problem: { kind: 'malformed' },
    });
  });

  test('[2023/2225 art. 8] a place that stays has words, whatever is stored', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (warnings) => {
        const stored = warningInForce({ warnings }, sampleDay, 'pl');
        const steady = warningOrDefault({ warnings }, sampleDay, 'pl');
        if (stored.ok) expect(steady).toEqual(stored.value);
        else expect(steady?.text).toBe('Uwaga! Pożyczanie pieniędzy kosztuje.');
      }),
    );
  });
});
