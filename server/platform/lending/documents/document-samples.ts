import { loanFigures } from '#money/loan-figures.ts';
import { planLoan } from '#money/plan-loan.ts';
import type { Contract } from '#schemas/lending/contract.ts';
import { demoLender } from '../../content/lender.ts';
import type { DocumentContext } from './document-context.ts';

/** A contract over a loan of 10 000 zł, as its documents are written from it; for tests and for looking at them. */
export function sampleContext(change: Partial<Contract> = {}, months = 24): DocumentContext {
  const terms = { annualRatePercent: 14.5, feePercent: 8 };
  const plan = planLoan(terms, { amountMinor: 1_000_000, months, startDate: '2026-11-20' });
  const figures = loanFigures({ ...terms, currency: 'PLN', amountMinor: 1_000_000, months }, plan);
  const id = '7c1b7a52-3f1e-4a3b-9a55-1c2d3e4f5a6b';
  const iban = 'PL61109010140000071219812874';
  const contract: Contract = {
    id,
    number: 'U/2026/000123',
    state: 'active',
    figures,
    signed_at: '2026-11-20T13:03:09.000Z',
    withdraw_until: '2026-12-04',
    schedule: plan.schedule.map((row) => ({
      number: row.number,
      due_on: row.dueOn,
      instalment_minor: row.instalmentMinor,
      principal_minor: row.principalMinor,
      interest_minor: row.interestMinor,
      fee_minor: row.feeMinor,
      balance_minor: row.balanceMinor,
      paid_minor: 0,
      state: 'planned',
    })),
    owed: {
      principal_minor: 1_000_000,
      interest_minor: 0,
      fee_minor: 0,
      late_interest_minor: 0,
      due_now_minor: 0,
      overdue_days: 0,
      overpaid_minor: 0,
    },
    next: { due_on: '2026-12-20', amount_minor: plan.instalmentMinor },
    paid_minor: 0,
    repayment_account: { iban, recipient: demoLender.name, title: 'U/2026/000123' },
    payout: { to: 'verified-account', account: { bank: 'Bank Most', masked_iban: 'PL •••• 4216' } },
    ended_at: null,
    withdrawal: null,
    refunds: [],
    ...change,
  };
  const at = new Date('2026-11-20T13:00:00Z');
  return {
    lender: demoLender,
    person: {
      name: 'Łucja Żółć-Gęślicka',
      email: 'lucja@example.com',
      phone: '+48600100200',
      address: 'ul. Świętojańska 5/2, 81-368 Gdynia',
      pesel: '44051401359',
    },
    lateRatePercent: 9.75,
    facts: {
      today: '2026-11-20',
      contract,
      customer: {
        id,
        email: 'lucja@example.com',
        phone: '+48600100200',
        passwordHash: null,
        firstname: 'Łucja',
        lastname: 'Żółć-Gęślicka',
        group: 'personal',
        emailVerifiedAt: at,
        phoneVerifiedAt: at,
        needChangePassword: false,
        profile: {},
        wantedSum: null,
        wantedTerm: null,
        marketing: null,
        createdAt: at,
      },
      row: {
        id,
        customerId: id,
        applicationId: id,
        number: contract.number,
        state: contract.state,
        figures,
        repaymentIban: iban,
        createdAt: at,
        signedAt: at,
        startsOn: '2026-11-20',
        withdrawUntil: '2026-12-04',
        endedAt: null,
        shiftedDays: 0,
      },
    },
  };
}
