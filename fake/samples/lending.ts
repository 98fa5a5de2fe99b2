import {
  applicationCancel,
  applicationCreate,
  applicationStatus,
  applicationStep,
  applicationStepSubmit,
  applicationUpdate,
  counterOfferApply,
  counterOfferList,
  counterOfferSelect,
} from '#schemas/calls/application.ts';
import {
  contractCardInfo,
  contractData,
  contractDocuments,
  contractGet,
  contractHistory,
  contractList,
  contractSettlement,
  contractSign,
  contractTransferCode,
} from '#schemas/calls/contract.ts';
import { kontomatikAccess } from '#schemas/calls/identification.ts';
import { payStatus } from '#schemas/calls/payments.ts';
import { resaleDecline, resaleInit, resaleOffers, resalePartner } from '#schemas/calls/resale.ts';
import { transactionLinkAuthorize } from '#schemas/calls/transaction-link.ts';
import type { Application, Resale } from '#schemas/lending/application.ts';
import { formLanguage } from '#server/platform/http/form-texts.ts';
import { transferCode } from '#server/platform/lending/contracts/transfer-code.ts';
import { defaultTerms } from '#server/platform/lending/default-lending.ts';
import { figuresOf } from '#server/platform/lending/loan-figures.ts';
import { defaultSteps } from '#server/platform/lending/steps/default-steps.ts';
import { sampleApplication, sampleLoan } from '#ui/loan/sample-application.ts';
import { sampleCard, sampleContract, sampleFiles, sampleOffer } from '#ui/loan/sample-contract.ts';
import type { DemoSite } from '../demo-site.ts';
import { type Sample, sample } from '../sample.ts';
import { calculatorSample } from './calculator.ts';

const at = '2026-11-21T10:15:00.000Z';
/** Nobody asks for anything. */
const none: Partial<Application> = {
  id: null,
  number: null,
  wanted: null,
  steps: [],
  step: null,
  values: {},
};
const decided: Partial<Application> = { offer: sampleLoan, steps: [], step: null, values: {} };

/** What of an application is filled follows from its status. */
const byStatus: Readonly<Record<string, Partial<Application>>> = {
  nothing: none,
  'call-verification': { call: { slot: null, slots: ['09:00–12:00', '12:00–16:00'], attempts: 0 } },
  blocked: { blocked: { reason: 'too-many-codes', until: at } },
  'payment-request': { ...decided, identification: { method: null, failures: 0, last_failure: null } },
  'counter-offer': { fitting_instalment_minor: 42_000 },
  contract: decided,
  'show-contract': decided,
};

const applicationOf = ({ status }: { readonly status: string }): { data: Application } => ({
  data: sampleApplication({ status, ...byStatus[status] }),
});

/** What fits the budget: the same for longer, or less. */
const counterOffers = () => ({
  data: [
    { id: 'longer', amount: 500_000, months: 18 },
    { id: 'smaller', amount: 400_000, months: 12 },
  ].map(({ id, amount, months }, index) => ({
    id,
    ...figuresOf(defaultTerms, amount, months, '2026-11-21'),
    valid_until: '2030-11-21T10:15:00.000Z',
    selected: index === 0,
  })),
});

const resale: Resale = {
  offers: [
    {
      id: 'sample',
      partner: 'Partner Przykładowy',
      about: 'Pożycza mniejsze kwoty na krócej.',
      max_amount_minor: 300_000,
      max_months: 12,
      currency: 'PLN',
    },
  ],
  consents: [{ key: 'data', text: 'Zgadzam się na przekazanie wniosku partnerowi.', required: true }],
  chosen: null,
  continue_url: null,
};

const stepForm = (alias: string, locale: string) => {
  const steps = new Map(Object.entries(defaultSteps));
  const form = steps.get(alias);
  return form && { data: form(formLanguage(locale)) };
};

const contractOf = ({ status }: { readonly status: string }) => ({
  data: status === 'show-contract' ? sampleOffer : sampleContract,
});
const { owed, repayment_account: account, number } = sampleContract;

/** The loan: application, offers, contract. Nothing is remembered: a call that moves an application answers with its status of before. */
export const lendingSamples = (site: DemoSite): Sample[] => [
  ...[applicationCreate, applicationStatus, applicationCancel, applicationUpdate].map((call) =>
    sample(call, applicationOf),
  ),
  ...[applicationStepSubmit, counterOfferApply, resaleInit, resaleDecline].map((call) =>
    sample(call, applicationOf),
  ),
  sample(applicationStep, ({ params, locale }) => stepForm(params.alias, locale)),
  sample(counterOfferList, counterOffers),
  sample(counterOfferSelect, counterOffers),
  calculatorSample(site),
  ...[contractGet, contractData, contractSign].map((call) => sample(call, contractOf)),
  sample(contractCardInfo, ({ status }) => ({ cardInfo: status === 'contract' ? sampleCard : null })),
  // Nobody here has a loan that is over.
  sample(contractList, () => ({ data: [] })),
  sample(contractDocuments, () => ({ files: [...sampleFiles] })),
  sample(contractHistory, () => ({
    data: [
      { id: 'h2', at: '2026-10-24T10:15:00Z', kind: 'repayment' as const, amount_minor: -57_331, note: '' },
      { id: 'h1', at: '2026-08-24T10:15:00Z', kind: 'payout' as const, amount_minor: 600_000, note: '' },
    ],
  })),
  sample(contractSettlement, ({ query }) => ({
    data: {
      on: query.on ?? '2026-11-21',
      principal_minor: owed.principal_minor,
      interest_minor: owed.interest_minor,
      fee_minor: owed.fee_minor,
      late_interest_minor: 0,
      refund_minor: 0,
      total_minor: owed.principal_minor + owed.interest_minor + owed.fee_minor,
      saved_minor: 20_000,
    },
  })),
  sample(contractTransferCode, ({ query }) => ({
    data: transferCode({
      iban: account.iban,
      amountMinor: query.amount_minor ?? owed.due_now_minor,
      recipient: account.recipient,
      title: number,
      taxNumber: '',
    }),
  })),
  sample(payStatus, () => ({ data: null })),
  ...[resaleOffers, resalePartner].map((call) => sample(call, () => ({ data: resale }))),
  // No bank stands behind the fakes: its page is the screen one came from.
  ...[kontomatikAccess, transactionLinkAuthorize].map((call) =>
    sample(call, () => ({
      data: {
        link_id: 'sample',
        widget_url: '/kontomatik',
        redirect_url: '/kontomatik',
        origin: '',
        expires_at: at,
      },
    })),
  ),
];
