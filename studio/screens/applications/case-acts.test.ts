import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { blockReasons, rejectionReasons } from '#schemas/lending/application.ts';
import { liftReasons } from '#schemas/lending/support.ts';
import { verdicts, type WaitingCase, waits } from '#schemas/lending/waiting-application.ts';
import { actsOf } from './case-acts.ts';
import { texts } from './texts.ts';
import { whyProposed } from './why-proposed.ts';

const bare: WaitingCase = {
  number: 'W/2026/000001',
  waits_for: 'unblock',
  since: '2026-11-21T10:00:00.000Z',
  person: { initials: 'A. N.', phone: null },
  currency: 'PLN',
  wanted: { amount_minor: 1_000_000, months: 24 },
  proposal: null,
  call: null,
  blocked: null,
  partner: null,
  contact: null,
  budget: null,
  offers: [],
};
const decision = (verdict: (typeof verdicts)[number], room = 60_000): WaitingCase => ({
  ...bare,
  waits_for: 'decision',
  proposal: { verdict, reasons: [] },
  budget: {
    income_minor: 0,
    living_minor: 0,
    instalments_minor: 0,
    burden_percent: 50,
    room_minor: room,
    wanted_instalment_minor: 50_000,
  },
});
const called = (attempts: number): WaitingCase => ({
  ...bare,
  waits_for: 'call',
  call: { slot: null, attempts, most_attempts: 3 },
});
const names = (found: WaitingCase) => actsOf(found).map(({ name }) => name);

describe('what staff can do about an application', () => {
  test('[truth] agreeing sends what was read, and where the rules refuse there is one way to refuse', () => {
    for (const verdict of verdicts)
      for (const { body } of actsOf(decision(verdict))) expect(body).toMatchObject({ proposal: verdict });
    expect(names(decision('reject'))).toEqual(['reject']);
    expect(names(decision('approve'))).toEqual(['agree-approve', 'reject']);
  });

  test('[truth] the call that ends an application says so, and every one is sent with those before it', () => {
    expect([0, 1, 2].map((attempts) => names(called(attempts))[1])).toEqual([
      'missed',
      'missed',
      'missed-last',
    ]);
    expect(actsOf(called(2)).map(({ body }) => body)).toMatchObject([{ attempts: 2 }, { attempts: 2 }]);
  });

  test('[truth] why the rules propose something is told by the figures, and by nothing they do not say', () => {
    expect(whyProposed(decision('approve'))).toBe('applications.why-fits');
    expect(whyProposed(decision('approve', 40_000))).toBeNull();
    expect(whyProposed(decision('counter-offers', 40_000))).toBe('applications.why-too-high');
    expect(whyProposed(decision('counter-offers'))).toBe('applications.why-outside');
    expect(whyProposed(bare)).toBeNull();
  });

  test('[spec 11] everything the screen can say has words in both languages', () => {
    const cases = [
      ...verdicts.map((verdict) => decision(verdict)),
      ...[0, 2].map(called),
      ...waits.map((waits_for) => ({ ...bare, waits_for })),
    ];
    const acts = cases.flatMap(names).flatMap((name) => [name, `${name}-title`, `${name}-means`]);
    // What an act leads to stands in the table that `docs-table.test.ts` holds to the code.
    const rows = readFileSync('docs/lending.md', 'utf8').matchAll(
      /^\| `[\w-]+` \| `(?:person-decided|call-(?:done|missed)|partner-(?:accepted|declined)|unblocked)` \| ([^|]*) \|/gm,
    );
    const ends = new Set([...rows].flatMap(([, list = '']) => list.match(/[a-z][a-z-]+/g) ?? []));
    expect(ends.size).toBe(9);
    const keys = [
      ...acts.map((name) => `act-${name}`),
      ...[...ends].map((status) => `now-${status}`),
      ...waits.map((wait) => `wait-${wait}`),
      ...verdicts.map((verdict) => `verdict-${verdict}`),
      ...rejectionReasons.map((reason) => `reason-${reason}`),
      ...blockReasons.map((reason) => `block-${reason}`),
      ...liftReasons.map((reason) => `lift-${reason}`),
    ].map((name) => `applications.${name}`);
    for (const locale of ['pl', 'en'] as const)
      expect(keys.filter((key) => !Object.hasOwn(texts[locale], key))).toEqual([]);
    expect(Object.keys(texts.en)).toEqual(Object.keys(texts.pl));
  });
});
