import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { Checkout } from '#schemas/order.ts';
import { checkoutBody, checkoutTotal } from './checkout-body.ts';
import { type CheckoutDraft, emptyDraft, readDraft } from './checkout-draft.ts';
import type { Delivery } from './checkout-place.ts';
import { errorsAt, readStep, type StepFacts, stepFor, stepOfField } from './checkout-steps.ts';
import { fieldOfServer } from './server-fields.ts';
import { checkoutSteps } from './step-names.ts';

const way = (alias: string, to: Delivery['to']): Delivery => ({
  alias,
  to,
  title: alias,
  price_minor: 1_500,
  free_from_minor: 20_000,
  days: { from: 1, to: 2 },
});
const ways = [way('kurier', 'address'), way('paczkomat', 'point'), way('oddzial', 'branch')];
const consents = [
  { uuid: 'terms', text: '', link: null, isRequired: true },
  { uuid: 'news', text: '', link: null, isRequired: false },
];

const word = fc.constantFrom('', ' ', 'x', '00-001', 'a@b.pl', '600 100 200', 'kurier', '\0');
const anyDraft: fc.Arbitrary<CheckoutDraft> = fc.record({
  contact: fc.record({ firstname: word, lastname: word, email: word, phone: word }),
  delivery: fc.constantFrom('', 'kurier', 'paczkomat', 'oddzial', 'gone'),
  address: fc.record({ postal_code: word, city: word, street: word, house: word, flat: word }),
  point: word,
  payment: fc.constantFrom('', 'gateway', 'loan'),
});
const anyFacts: fc.Arbitrary<StepFacts> = fc.record({
  ways: fc.constantFrom(ways, ways.slice(1), []),
  consents: fc.constantFrom(consents, []),
  agreed: fc.subarray(['terms', 'news']).map((uuids) => new Set(uuids)),
  canBorrow: fc.boolean(),
  isGuest: fc.boolean(),
});
/** Mostly complete, in the ways people write. */
const likelyDraft: fc.Arbitrary<CheckoutDraft> = fc.record({
  contact: fc.record({
    firstname: fc.constantFrom('Anna', ' Anna ', '.'),
    lastname: fc.constantFrom('Nowak', 'de la Cruz', ''),
    email: fc.constantFrom(' a@b.pl', 'anna.nowak@example.com'),
    phone: fc.constantFrom('600 100 200', '+48 (600) 100-200 '),
  }),
  delivery: fc.constantFrom('kurier', 'paczkomat', 'oddzial'),
  address: fc.record({
    postal_code: fc.constant('00-001'),
    city: fc.constantFrom('Łódź', ' x'),
    street: fc.constantFrom('', ' ', 'Prosta'),
    house: fc.constantFrom('1', '12a '),
    flat: fc.constantFrom('', ' ', '3'),
  }),
  point: fc.constantFrom('WAW01', ' WAW 01', ''),
  payment: fc.constantFrom('gateway', 'loan'),
});
const full: CheckoutDraft = {
  contact: { firstname: 'Anna', lastname: 'Nowak', email: 'anna@example.com', phone: '600 100 200' },
  delivery: 'kurier',
  address: { postal_code: '00-001', city: 'Warszawa', street: '', house: '1', flat: '' },
  point: '',
  payment: 'gateway',
};
const facts: StepFacts = { ways, consents, agreed: new Set(['terms']), canBorrow: true, isGuest: true };

test('[issue 17] no step is shown before all its earlier ones are complete, and none is kept back otherwise', () => {
  fc.assert(
    fc.property(anyDraft, anyFacts, fc.constantFrom(...checkoutSteps), (draft, known, wanted) => {
      const shown = stepFor(wanted, draft, known);
      const before = checkoutSteps.slice(0, checkoutSteps.indexOf(shown));
      expect(before.every((step) => errorsAt(step, draft, known).size === 0)).toBe(true);
      expect(checkoutSteps.indexOf(shown)).toBeLessThanOrEqual(checkoutSteps.indexOf(wanted));
      if (shown !== wanted) expect(errorsAt(shown, draft, known).size).toBeGreaterThan(0);
      // Where it was led to is a place it can stay.
      expect(stepFor(shown, draft, known)).toBe(shown);
    }),
  );
  expect(stepFor('platnosc', emptyDraft, facts)).toBe('dane');
  expect(stepFor('platnosc', full, facts)).toBe('platnosc');
  expect(['dostawa', 'x', null].map(readStep)).toEqual(['dostawa', 'dane', 'dane']);
});

test('[issue 17] what every step takes as complete is an order the call takes', () => {
  const takes = Compile(Checkout);
  fc.assert(
    fc.property(likelyDraft, anyFacts, fc.nat(40_000), (draft, known, goodsMinor) => {
      fc.pre(checkoutSteps.every((step) => errorsAt(step, draft, known).size === 0));
      const chosen = known.ways.find(({ alias }) => alias === draft.delivery);
      if (!chosen) throw new Error('complete without a way of delivery');
      const sum = { totalMinor: goodsMinor, isEstimate: false, hasNewPrices: false, hasProblems: false };
      const total = checkoutTotal(sum, chosen);
      expect(total.totalMinor).toBe(total.goodsMinor + (total.deliveryMinor ?? Number.NaN));
      const lamp = { alias: 'lampa', price_minor: goodsMinor };
      const line = { itemData: lamp, quantity: 1 };
      const row = {
        key: 'lampa',
        line,
        good: lamp,
        unitMinor: goodsMinor,
        oldMinor: null,
        problem: undefined,
        left: null,
      };
      const { agreed, consents: asked } = known;
      const body = checkoutBody(draft, { rows: [row], total, way: chosen, consents: asked, agreed });
      expect([...takes.Errors(body)]).toEqual([]);
    }),
  );
});

test('[issue 17] a loan asks for somebody who is signed in and a sum that is lent; required consents have to be given', () => {
  const loan = { ...full, payment: 'loan' } as const;
  expect([...errorsAt('platnosc', loan, facts).keys()]).toEqual(['signin']);
  expect([...errorsAt('platnosc', loan, { ...facts, isGuest: false })]).toEqual([]);
  expect([...errorsAt('platnosc', loan, { ...facts, canBorrow: false }).keys()]).toEqual(['payment']);
  expect([...errorsAt('platnosc', full, { ...facts, agreed: new Set(['news']) })]).toEqual([
    ['consent-terms', 'consent'],
  ]);
});

test('[issue 17] whatever lies in the storage is a draft, and what was typed goes before what is known', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      expect(readDraft(JSON.stringify(draft), null)).toEqual(draft);
    }),
  );
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const draft = readDraft(text, null);
      expect(Object.keys(draft)).toEqual(Object.keys(emptyDraft));
    }),
  );
  const known = { contact: full.contact, address: full.address };
  const typed = { ...emptyDraft, contact: { ...emptyDraft.contact, firstname: 'Ewa' } };
  expect(readDraft(JSON.stringify(typed), known).contact).toEqual({ ...full.contact, firstname: 'Ewa' });
});

test('[spec 8] what the server says of a field is shown at the field', () => {
  const names = ['contact/email', '/address/city', 'address', 'point', 'consents/terms', 'goods/0'];
  const fields = names.map(fieldOfServer);
  expect(fields).toEqual(['email', 'city', 'postal_code', 'point', 'consent-terms', 'goods']);
  expect(fields.map(stepOfField)).toEqual(['dane', 'dostawa', 'dostawa', 'dostawa', 'platnosc', null]);
});
