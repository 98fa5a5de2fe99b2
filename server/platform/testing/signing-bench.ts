import { randomUUID } from 'node:crypto';
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import type { Contract } from '#schemas/lending/contract.ts';
import { idempotencyHeader } from '#schemas/lending/payments.ts';
import { createGuard } from '../access/guard-of.ts';
import { createAuditLog } from '../base/audit/audit-log.ts';
import { createCodeLimits } from '../base/codes/code-limits.ts';
import { createOneTimeSecrets } from '../base/codes/one-time-secrets.ts';
import type { Orm } from '../base/database/database.ts';
import { registerErrorAnswers } from '../base/error-answers.ts';
import { memoryWindows } from '../base/limits/testing/memory-windows.ts';
import { createCustomerStore } from '../customers/customer-store.ts';
import { createStepUp } from '../customers/step-up/create-step-up.ts';
import { holdAnswers } from '../http/steady-answers.ts';
import { contractsModule } from '../lending/contracts/contracts-module.ts';
import { createContractBooks } from '../lending/contracts/create-contract-books.ts';
import { createStepDocuments } from '../lending/contracts/step-documents.ts';
import { createLifecycle } from '../lending/create-lifecycle.ts';
import { defaultTerms } from '../lending/default-lending.ts';
import { createContractDocuments } from '../lending/documents/contract-documents.ts';
import type { DocumentContext } from '../lending/documents/document-context.ts';
import { figuresOf } from '../lending/loan-figures.ts';
import type { Idempotency } from '../lending/payments/idempotency.ts';
import { createIdempotency } from '../lending/payments/stored-answers.ts';
import { bankAccount } from '../lending/payments/tables.ts';
import { describeStepUp } from '../lending/step-up-message.ts';
import { loanApplication } from '../lending/tables.ts';
import { keptMessages } from './kept-messages.ts';

const amountMinor = 500_000;
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
/** Clock of the bench. */
export const signingNow = () => Date.UTC(2026, 2, 10, 9);
const now = signingNow;

/** What the bench's documents say. */
export interface DocumentContent {
  readonly kind: string;
  readonly name: string;
  readonly state: string;
  readonly signed_at: string | null;
  readonly rows: number;
  readonly payout: Contract['payout'];
}

interface Signature {
  readonly code: string;
  readonly key?: string;
  readonly payout?: string;
}

export interface SigningOptions {
  /** What fails while it is named: a kind of document, or `card`. */
  readonly broken?: { kind: string };
  /** Happens in the transaction of the signing, before its work. */
  readonly meanwhile?: (tx: Orm) => Promise<void>;
}

/** The calls of contracts over real books, codes and stored answers, with documents that are quickly made. */
export async function openSigningBench(orm: Orm, { broken, meanwhile }: SigningOptions = {}) {
  /** `before` or `inside` the transaction, and the kind of document. */
  const rendered: string[] = [];
  let inside = 0;
  const failOn = (kind: string) => {
    if (broken?.kind === kind) throw new Error(`the ${kind} cannot be made`);
  };
  const render = async (kind: string, { facts, person }: DocumentContext): Promise<Uint8Array> => {
    rendered.push(`${inside > 0 ? 'inside' : 'before'} ${kind}`);
    failOn(kind);
    const { state, signed_at, schedule, payout } = facts.contract;
    const content: DocumentContent = {
      kind,
      name: person.name,
      state,
      signed_at,
      rows: schedule.length,
      payout,
    };
    return new TextEncoder().encode(JSON.stringify(content));
  };
  const stored = createIdempotency(orm, now);
  const run: Idempotency['run'] = (request, { work, ...operation }) =>
    stored.run(request, {
      ...operation,
      work: async (tx, ready) => {
        inside += 1;
        try {
          await meanwhile?.(tx);
          return await work(tx, ready);
        } finally {
          inside -= 1;
        }
      },
    });
  const { sent, sender } = keptMessages();
  const codes = await createOneTimeSecrets(orm, now);
  const audit = createAuditLog(orm, now);
  const stepUp = createStepUp({
    orm,
    codes,
    limits: createCodeLimits(memoryWindows(now), now),
    sender,
    describeStepUp,
    audit,
    now,
  });
  const books = createContractBooks(orm, now);
  const lifecycle = createLifecycle({ orm, books, wake: () => undefined, sandbox: true, now, log: silent });
  const store = createCustomerStore(orm);
  const identify = async (token: string) => {
    const customer = await store.byId(token);
    return customer && { customer, sessionId: 's' };
  };
  const app = Fastify({ logger: false });
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.decorateRequest('customer', null);
  app.decorate('callHost', {
    product: 'loan',
    guard: createGuard({ customers: { sessions: { identify } }, lifecycle }),
    hold: holdAnswers(0),
  });
  registerErrorAnswers(app);
  const documents = createContractDocuments({ orm, sandbox: true, now, render });
  await contractsModule.routes?.(app.withTypeProvider<TypeBoxTypeProvider>(), {
    orm,
    documents,
    books,
    stepDocuments: createStepDocuments(orm, documents, books),
    cards: { issueCard: async () => failOn('card') },
    lifecycle,
    stepUp,
    idempotency: { run },
    sender,
    publicOrigin: () => 'https://site.example',
    now,
  });

  /** Somebody to whom a contract is offered, who has not read it yet. @param iban of an account they proved */
  const newSigner = async (iban?: string) => {
    const at = new Date(now());
    const name = randomUUID();
    const customer = await store.add({
      email: `${name}@sign.example`,
      firstname: 'Anna',
      lastname: 'Nowak',
      group: 'personal',
    });
    const offer = figuresOf(defaultTerms, amountMinor, 12, '2026-03-10');
    const [application] = await orm
      .insert(loanApplication)
      .values({
        customerId: customer?.id ?? '',
        number: `W/${name}`,
        status: 'show-contract',
        since: at,
        wantedMinor: amountMinor,
        wantedMonths: 12,
        offer,
        createdAt: at,
      })
      .returning();
    if (!customer || !application) throw new Error('the rows were not added');
    const contract = await orm.transaction((tx) => books.offer(tx, application, offer));
    const proof = { bank: 'Bank Most', owner: 'NOWAK ANNA', provedBy: 'transfer', provedAt: at };
    if (iban !== undefined) await orm.insert(bankAccount).values({ customerId: customer.id, iban, ...proof });
    const caller = { address: '10.42.0.1', agent: null, language: 'pl' } as const;
    return {
      customer,
      contract,
      /** A code to sign with. @param payout where it says that the money goes */
      code: async (payout?: string): Promise<string> => {
        await stepUp.send(customer, 'contract.sign', payout === undefined ? {} : { payout }, caller);
        return sent.at(-1)?.values?.code ?? '';
      },
      /** What the newest code's message names. */
      told: () => sent.at(-1)?.values,
      sign: async ({ code, key = randomUUID(), payout }: Signature) => {
        const answer = await app.inject({
          method: 'POST',
          url: '/v2/loan/contract/sign',
          headers: { authorization: `Bearer ${customer.id}`, [idempotencyHeader]: key },
          payload: { code, sheet_received: true, accepts_contract: true, payout },
        });
        await stepUp.settled();
        return { status: answer.statusCode, body: answer.json() };
      },
    };
  };
  /** Withdraws from the running contract of a customer, with a key of its own each time. */
  const withdraw = async (customerId: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/v2/loan/contract/withdrawal',
      headers: { authorization: `Bearer ${customerId}`, [idempotencyHeader]: randomUUID() },
      payload: { confirm: true },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  return { newSigner, withdraw, rendered, books, sent };
}
