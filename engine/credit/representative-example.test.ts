import { describe, expect, test } from 'vitest';
import { sentenceKey, sentenceValues } from './example-sentence.ts';
import { exampleTexts } from './example-words.ts';
import { figuresFor } from './figures.ts';
import { type Price, representativeExample } from './representative-example.ts';

const price: Price = { annualRatePercent: 13.5, feePercent: 8, currency: 'PLN', asOf: '2026-10-01' };
const locales = Object.keys(exampleTexts('some-widget'));

describe('representativeExample', () => {
  test('[golden] is the demo shop’s, calculated by hand elsewhere', () => {
    expect(representativeExample(price, 5000_00, 24)).toEqual({
      currency: 'PLN',
      asOf: '2026-10-01',
      annualRatePercent: 13.5,
      amountMinor: 5000_00,
      months: 24,
      equalInstalments: 23,
      instalmentMinor: 255_55,
      lastInstalmentMinor: 255_56,
      feeMinor: 400_00,
      interestMinor: 733_21,
      totalCostMinor: 1133_21,
      totalPayableMinor: 6133_21,
      aprPercent: 22.47,
    });
  });

  test('[law art. 7] says of one payment, of equal ones and of a last one that differs what is true', () => {
    const free = { ...price, annualRatePercent: 0, feePercent: 0 };
    expect(sentenceKey(representativeExample(price, 5000_00, 24))).toBe('example-sentence');
    expect(sentenceKey(representativeExample(free, 1200_00, 12))).toBe('example-sentence-equal');
    expect(sentenceKey(representativeExample(free, 1000_00, 1))).toBe('example-sentence-single');
    expect(representativeExample(free, 1200_00, 12)).toMatchObject({ equalInstalments: 12, aprPercent: 0 });
  });

  test.each(locales)(
    '[law art. 7] the words in %s name every figure, and no other place is left open',
    (locale) => {
      const texts = exampleTexts('some-widget')[locale] ?? {};
      const always = [
        'apr',
        'amount',
        'total',
        'rate',
        'cost',
        'fee',
        'interest',
        'months',
        'instalment',
        'date',
      ];
      const wanted = new Map([
        ['some-widget.example-sentence', [...always, 'equal', 'last']],
        ['some-widget.example-sentence-equal', [...always, 'equal']],
        ['some-widget.example-sentence-single', always],
      ]);
      const values = sentenceValues(representativeExample(price, 5000_00, 24), figuresFor(locale, 'PLN'));
      expect(Object.keys(texts)).toHaveLength(wanted.size + 1);
      for (const [key, names] of wanted) {
        const places = [...(texts[key] ?? '').matchAll(/{{(\w+)}}/g)].map((match) => match[1]);
        expect(places.toSorted(), key).toEqual(names.toSorted());
        expect(Object.keys(values)).toEqual(expect.arrayContaining(names));
      }
    },
  );
});
