import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planLoan } from '#money/plan-loan.ts';
import { instalmentOffer } from './instalment-offer.ts';
import { sampleCredit, sampleDay } from './sample-credit.ts';

const place = { values: sampleCredit, options: null, today: sampleDay, locale: 'pl' };
const offer = (priceMinor: number, currency = 'PLN') => instalmentOffer({ priceMinor, currency }, place);

describe('instalmentOffer', () => {
  test('[law art. 8] the instalment that is named is the one of its own example, and the warning stands with it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30_000_00 }), (priceMinor) => {
        const found = offer(priceMinor);
        const isWithin = priceMinor >= 1000_00 && priceMinor <= 20_000_00;
        expect(found !== null).toBe(isWithin);
        if (!found) return;
        const { example, warning } = found;
        expect(example.amountMinor).toBeGreaterThanOrEqual(priceMinor);
        const plan = planLoan(
          { annualRatePercent: example.annualRatePercent, feePercent: 8 },
          { amountMinor: example.amountMinor, months: example.months, startDate: sampleDay },
        );
        expect([example.instalmentMinor, example.aprPercent]).toEqual([
          plan.instalmentMinor,
          plan.aprPercent,
        ]);
        expect(warning?.text).not.toBe('');
      }),
    );
  });

  test('[law] nothing is said of instalments of a price no loan is offered for, in another currency, or without terms', () => {
    expect(offer(20_000_01)).toBeNull();
    expect(offer(5000_00, 'EUR')).toBeNull();
    expect(instalmentOffer({ priceMinor: 5000_00, currency: 'PLN' }, { ...place, values: {} })).toBeNull();
    const wrong = { ...place, values: { ...sampleCredit, warnings: 'none' } };
    expect(instalmentOffer({ priceMinor: 5000_00, currency: 'PLN' }, wrong)).toBeNull();
  });
});
