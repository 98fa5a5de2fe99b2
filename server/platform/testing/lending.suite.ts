import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Application, CounterOffer, Resale } from '#schemas/lending/application.ts';
import { defaultLending } from '../lending/default-lending.ts';
import { sampleValues } from '../lending/dev/sample-values.ts';
import type { Platform } from '../platform.ts';
import { ask } from './ask.ts';
import { customerAsking } from './ask-customer.ts';
import { fixtureSite } from './fixture-site.ts';
import { onBackends } from './on-backends.ts';

const employment = [{ uuid: sampleValues.income.employment, name: 'Umowa o pracę' }];
const consents = [
  { uuid: 'aa-1', name: 'Biuro', text: 'Upoważniam do zapytania.', required: true },
  { uuid: 'cc-1', name: 'Ocena', text: 'Zgadzam się na ocenę przez program.', automated: true },
];
const resaleConsents = [
  { uuid: 'bb-1', name: 'Partner', text: 'Zgadzam się na przekazanie danych.', required: true },
];
const site = {
  ...fixtureSite,
  entries: [
    ...fixtureSite.entries,
    { kind: 'lookup' as const, key: 'employment', locale: 'pl', data: employment },
    { kind: 'lookup' as const, key: 'formConsents', locale: 'pl', data: consents },
    { kind: 'lookup' as const, key: 'resaleConsents', locale: 'pl', data: resaleConsents },
  ],
};
const obligations = { ...sampleValues.obligations, 'consent-aa1': true, 'consent-automated': true };
const url = '/v2/loan/application';
const decisions = '/v2/loan/dev/decisions';

/** From the first form to the decision. */
onBackends((backend) => {
  describe('lending', () => {
    let platform: Platform;
    let time = Date.UTC(2026, 10, 21, 10);
    beforeAll(async () => {
      platform = await backend.open({ now: () => time, site });
    });
    afterAll(() => platform.close());

    type Asking = Awaited<ReturnType<typeof customerAsking>>;
    const applicationOf = async (asking: Asking) =>
      (await asking(`${url}/status?app=0`)).body.data as Application;
    /** Lets the clock run until nothing is due any more. @returns the status then */
    const settle = async (asking: Asking): Promise<string> => {
      for (let i = 0; i < 8; i += 1) {
        time += 10_000;
        await platform.advanceDue();
      }
      return (await applicationOf(asking)).status;
    };
    const fill = async (asking: Asking, change: { income?: object; obligations?: object } = {}) => {
      const steps = { ...sampleValues, obligations, ...change };
      for (const step of defaultLending.steps) {
        const payload = Object.entries(steps).find(([name]) => name === step)?.[1] ?? {};
        const answer = await asking(`${url}/step/${step}`, { payload });
        expect([step, answer.status, answer.body.error]).toEqual([step, 200, undefined]);
      }
    };
    const placed = async (email: string, status: string): Promise<Asking> => {
      const asking = await customerAsking(platform, email);
      const answer = await asking(decisions, { payload: { status } });
      expect([answer.status, (answer.body.data as Application).status]).toEqual([200, status]);
      return asking;
    };

    test('[issue 5] a customer fills in every step and is granted the loan', async () => {
      const asking = await customerAsking(platform, 'nothing@example.com');
      const begun = await asking(`${url}/status?app=1&channel=google&instrument=cpc`);
      expect(begun.headers['cache-control']).toBe('no-store');
      const { status, step, steps, number } = begun.body.data as Application;
      expect([status, step, steps.map(({ done }) => done)]).toEqual([
        'filling-form',
        'personal',
        [false, false, false, false],
      ]);
      expect(number).toMatch(/^W\/2026\/\d{6}$/);
      await fill(asking);
      expect((await applicationOf(asking)).status).toBe('screening');
      expect(await settle(asking)).toBe('data-checking');
      const { offer, wanted } = await applicationOf(asking);
      expect(offer?.amount_minor).toBe(wanted?.amount_minor);
      const checked = await asking(`${url}/update`, {
        payload: { step: 'data-check', values: { confirmed: true } },
      });
      expect((checked.body.data as Application).status).toBe('payment-request');
      await asking(decisions, { payload: { decision: 'transfer-received' } });
      expect(await settle(asking)).toBe('show-contract');
    });

    test('[truth] without the consent a person decides, and the rejection says who did', async () => {
      const noConsent = { ...sampleValues.obligations, 'consent-aa1': true };
      const income = { ...sampleValues.income, net_income: 100_000 };
      const asking = await customerAsking(platform, 'contract@example.com');
      await asking(decisions, { payload: { decision: 'restart' } });
      await asking(`${url}/status?app=1`);
      await fill(asking, { income, obligations: noConsent });
      expect(await settle(asking)).toBe('scoring');
      expect(await applicationOf(asking)).toMatchObject({ person_decides: true, rejection: null });
      // The person agrees with what the rules propose.
      await asking(decisions, { payload: { decision: 'reject' } });
      const { status, rejection } = await applicationOf(asking);
      expect([status, rejection?.automated, rejection?.reasons]).toEqual(['nothing', false, ['income']]);
      await asking(decisions, { payload: { decision: 'restart' } });
      await asking(`${url}/status?app=1`);
      await fill(asking, { income });
      expect(await settle(asking)).toBe('nothing');
      expect((await applicationOf(asking)).rejection?.automated).toBe(true);
    });

    test('[sec 31] a draft keeps plain values of the form and nothing else', async () => {
      const asking = await placed('counter-offer@example.com', 'filling-form');
      const values = { city: 'Kraków', postal_code: 7, unknown: 'x', pesel: { $ne: '' } };
      const kept = await asking(`${url}/update`, { payload: { step: 'personal', values, draft: true } });
      const { values: stored, steps } = kept.body.data as Application;
      expect(stored['personal']).toEqual({ city: 'Kraków', postal_code: 7 });
      expect(steps[0]?.done).toBe(false);
      const form = await asking(`${url}/step/personal`);
      expect(JSON.stringify(form.body.data)).toContain('"default_value":"Kraków"');
      const long = { personal: 'a'.repeat(70_000) };
      const tooLong = await asking(`${url}/update`, {
        payload: { step: 'personal', values: { city: long.personal }, draft: true },
      });
      expect(tooLong.status).toBe(413);
    });

    test('[sec 30] a step that breaks its form is refused by the field, an unknown one is not there', async () => {
      const asking = await placed('resale-wait@example.com', 'filling-form');
      const refused = await asking(`${url}/step/personal`, { payload: { pesel: '' } });
      expect([refused.status, Object.keys(refused.body.error?.fields ?? {})]).toEqual([
        422,
        expect.arrayContaining(['pesel', 'id_card', 'city']),
      ]);
      expect((await asking(`${url}/step/secret`)).status).toBe(404);
    });

    test('[issue 5] too much asked for ends in counter-offers, and the taken one is what is granted', async () => {
      const asking = await placed('inresale@example.com', 'filling-form');
      await fill(asking, { income: { ...sampleValues.income, net_income: 280_000 } });
      expect(await settle(asking)).toBe('counter-offer');
      const { body } = await asking(`${url}/counter-offer`);
      const offers = body.data as CounterOffer[];
      expect(offers.length).toBeGreaterThan(1);
      expect(offers.every(({ amount_minor, selected }) => amount_minor <= 1_000_000 && !selected)).toBe(true);
      // The wanted amount over a longer term comes first ([truth]), and the instalment that would fit is named.
      const { wanted, fitting_instalment_minor: fits } = await applicationOf(asking);
      if (offers[0]?.amount_minor === wanted?.amount_minor)
        expect(offers[0]?.months).toBeGreaterThan(wanted?.months ?? 0);
      expect(offers.map((offer) => offer.instalment_minor).every((minor) => minor <= (fits ?? 0))).toBe(true);
      const [first] = offers;
      expect((await asking(`${url}/counter-offer`, { payload: { decision: 'accept' } })).status).toBe(422);
      await asking(`${url}/counter-offer/select`, { payload: { offer_id: first?.id } });
      const taken = await asking(`${url}/counter-offer`, { payload: { decision: 'accept' } });
      const { status, offer } = taken.body.data as Application;
      expect([status, offer?.amount_minor]).toEqual(['data-checking', first?.amount_minor]);
    });

    test('[sec 15] another customer’s offer is not there', async () => {
      const one = await placed('scoring@example.com', 'counter-offer');
      const other = await placed('screening@example.com', 'counter-offer');
      const offers = (await one(`${url}/counter-offer`)).body.data as CounterOffer[];
      const payload = { decision: 'accept', offer_id: offers[0]?.id };
      expect((await other(`${url}/counter-offer`, { payload })).status).toBe(404);
      expect((await applicationOf(other)).status).toBe('counter-offer');
    });

    test('[issue 5] a rejection names its reasons, closes the way for its days, and a person can be asked for', async () => {
      const asking = await placed('processing@example.com', 'filling-form');
      await fill(asking, { income: { ...sampleValues.income, net_income: 100_000 } });
      expect(await settle(asking)).toBe('nothing');
      const { rejection } = await applicationOf(asking);
      expect(rejection).toMatchObject({ reasons: ['income'], automated: true, again_on: '2026-12-21' });
      expect((await asking(`${url}/status?app=1`)).status).toBe(409);
      const review = { payload: { step: 'review', values: {} } };
      expect((await asking(`${url}/update`, review)).status).toBe(200);
      expect((await asking(`${url}/update`, review)).status).toBe(200);
    });

    test('[issue 5] an application is handed to a partner with the consents that needs', async () => {
      const asking = await placed('refinance-wait@example.com', 'resale-offer');
      const { offers, consents: needed } = (await asking('/v2/loan/resale/offers')).body.data as Resale;
      const offer_id = offers[0]?.id;
      const bare = await asking('/v2/loan/resale/init', { payload: { offer_id, consents: [] } });
      expect([bare.status, (bare.body as { message?: string }).message]).toEqual([422, expect.any(String)]);
      const given = needed.map(({ key }) => key);
      const sent = await asking('/v2/loan/resale/init', { payload: { offer_id, consents: given } });
      expect((sent.body.data as Application).status).toBe('resale-wait');
      expect(await settle(asking)).toBe('inresale');
      const after = (await asking('/v2/loan/resale/offers')).body.data as Resale;
      expect([after.chosen?.id, after.continue_url]).toEqual([offer_id, `/sandbox/partner/${offer_id}`]);
      const declined = await asking('/v2/loan/resale/decline', { payload: {} });
      expect((declined.body.data as Application).status).toBe('nothing');
    });

    test('[issue 5] calls that nobody answers end an application', async () => {
      const asking = await placed('bureaus-checking@example.com', 'call-verification');
      for (const status of ['call-verification', 'call-verification', 'nothing']) {
        const answer = await asking(decisions, { payload: { decision: 'call-missed' } });
        expect((answer.body.data as Application).status).toBe(status);
      }
      expect((await applicationOf(asking)).rejection?.reasons).toEqual(['no-contact']);
    });

    test('[issue 5] what is given up with its contract offered can be asked for again', async () => {
      const asking = await placed('external-data-request@example.com', 'show-contract');
      const { body } = await asking(`${url}/cancel`, { payload: {} });
      expect((body.data as Application).status).toBe('nothing');
      expect((await asking(decisions, { payload: { status: 'contract' } })).status).toBe(200);
      expect((await asking(decisions, { payload: { status: 'show-contract' } })).status).toBe(200);
    });

    test('[sec 40] the calls that drive the sandbox are not there in production', async () => {
      const production = await backend.open({ now: () => time, sandbox: false });
      expect((await ask(production, '/v2/loan/dev/statuses')).status).toBe(404);
      expect((await ask(production, decisions, { payload: { decision: 'approve' } })).status).toBe(404);
      await production.close();
    });
  });
});
