import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ContentChange } from '#schemas/content-entry.ts';
import type { PageDocument } from '#schemas/page.ts';
import { createAccountParts } from './account/account-parts.ts';
import { createApp } from './app.ts';
import { createAuditLog } from './audit/audit-log.ts';
import type { CardProcessor } from './cards/card-processor.ts';
import { createCards } from './cards/card-service.ts';
import { createSandboxCardProcessor } from './cards/sandbox-card-processor.ts';
import { createLiveCatalogue } from './catalogue/live-catalogue.ts';
import { readNamedBanks } from './catalogue/named-banks.ts';
import { type ChangeHub, createChangeHub } from './content/change-hub.ts';
import { createContentService } from './content/content-service.ts';
import { createLiveContent } from './content/live/live-content.ts';
import { prepareMeta } from './content/publication.ts';
import { exportSite, type SiteExport, seedSite } from './content/seed.ts';
import { createContractPapers } from './contracts/contract-papers.ts';
import { createContractBooks } from './contracts/create-contract-books.ts';
import { type Customers, createCustomers } from './customers/customers.ts';
import type { Database, Log } from './database/database.ts';
import { openDatabase } from './database/open-database.ts';
import { createContractDocuments } from './documents/contract-documents.ts';
import type { CheckForm } from './forms/form-checker.ts';
import { openFormParts } from './forms/open-form-parts.ts';
import { createSampleRegistry } from './geo/address-registry.ts';
import type { AddressService } from './geo/address-service.ts';
import { createKnownToken } from './http/token-header.ts';
import type { BankLinkProvider } from './identification/bank-link-provider.ts';
import { createIdentificationParts } from './identification/identification-parts.ts';
import { noJobs } from './jobs/jobs.ts';
import { createQueueJobs } from './jobs/queue-jobs.ts';
import { createLeadService } from './leads/lead-service.ts';
import { createLifecycle } from './lending/create-lifecycle.ts';
import { seedApplications } from './lending/dev/seed-applications.ts';
import type { MessageCarrier } from './messages/message.ts';
import { openMessages } from './messages/open-messages.ts';
import type { SmtpOptions } from './messages/smtp-carrier.ts';
import { type GatewaySetup, openGateway } from './payments/open-gateway.ts';
import { createPaymentParts, paymentJob } from './payments/payment-parts.ts';
import { createIdempotency } from './payments/stored-answers.ts';
import { createSearchService } from './search/search-service.ts';
import { createStaffService, type NewStaff } from './staff/staff-service.ts';

export interface PlatformOptions {
  /** Address of a PostgreSQL server; without it the data lives in `dataDir`. */
  readonly databaseUrl?: string;
  /** Folder of the data, or `memory://` for none. One process at a time may have it open. */
  readonly dataDir: string;
  /** Segment of the addresses that belong to the product: `/v2/{product}/…`. */
  readonly product: string;
  /** Whether the staff accounts with the public password exist. */
  readonly sandbox: boolean;
  /** Published when the database holds no content. */
  readonly site?: SiteExport;
  /** The rules of forms: the engine's, so that browser and server agree. */
  readonly checkForm: CheckForm;
  /** Origin of the site in the links of messages, without a trailing slash. */
  readonly publicOrigin?: () => string;
  /** Mail server of a production; the sandbox sends nothing. */
  readonly smtp?: SmtpOptions;
  /** What carries text messages of a production: the operator's own gateway. */
  readonly sms?: MessageCarrier;
  /** Who connects customers with their banks; without one, identification by a bank answers 503 in words. */
  readonly bankLink?: BankLinkProvider;
  /** What takes repayments; without it nothing can be repaid through a gateway. */
  readonly paymentGateway?: GatewaySetup;
  /** Who makes cards; the sandbox has one of its own, a production without one issues none. */
  readonly cardProcessor?: CardProcessor;
  /** The third party that corrects names of places; without one its call is refused. */
  readonly addressService?: AddressService;
  /** Hashes new passwords; tests count how often. */
  readonly hashPassword?: (password: string) => Promise<string>;
  readonly logger: FastifyBaseLogger | false;
  /** Whether work that is due runs by itself; without it somebody has to call `advanceDue`. */
  readonly jobs?: boolean;
  /** Milliseconds since the epoch; the clock of tokens, login limits and dated posts. */
  readonly now?: () => number;
}

/** The embedded platform: content and its write API. */
export interface Platform {
  /** Ready, but not listening: inject into it, or call its `listen`. */
  readonly app: FastifyInstance;
  /** Hears about every change of live content, made by this node or another. @returns stops it */
  onChange(listener: (change: ContentChange) => void): () => void;
  /** Every live page as it is stored, with all its languages. */
  publishedPages(): Promise<PageDocument[]>;
  /** Everything that is live, in a form another platform can be started with. */
  exportSite(name: string): Promise<SiteExport>;
  /** Adds a staff account, unless its address has one. @returns whether it was added */
  addStaff(account: NewStaff): Promise<boolean>;
  /** Adds an account of a customer, unless its address has one. @returns whether it was added */
  readonly addCustomer: Customers['add'];
  /** Hears what the provider of bank links says by itself, as its words came. */
  hearBank(notice: string): Promise<void>;
  /** Finishes the steps of applications whose time has come. @returns how many */
  advanceDue(): Promise<number>;
  close(): Promise<void>;
}

/** Queue of applications that wait for a time. */
const applicationJob = 'applications';
const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const anyLanguage = { named: null, accepted: [] };

/**
 * Opens the database, brings it up to date, seeds it where it is empty, and prepares the calls.
 * @throws Error when the database cannot be opened or the site does not fit the schemas
 */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const log = options.logger || silent;
  const { databaseUrl, dataDir } = options;
  const database = await openDatabase({ ...(databaseUrl !== undefined && { databaseUrl }), dataDir, log });
  try {
    return await assemble(database, log, options);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function assemble(database: Database, log: Log, options: PlatformOptions): Promise<Platform> {
  const { product, sandbox, site, checkForm, dataDir, logger, now = Date.now } = options;
  const { publicOrigin = () => 'http://127.0.0.1:3000', smtp, sms, hashPassword } = options;
  const { orm } = database;
  await prepareMeta(orm);
  const live = createLiveContent(orm);
  const catalogue = createLiveCatalogue({ orm, live, now });
  const readToken = async () => (await live.state(anyLanguage)).token;
  const hub: ChangeHub = await createChangeHub(database, readToken, log);
  const service = createContentService(orm, hub.deliver);
  if (site && (await seedSite(service, site))) log.info({ site: site.name }, 'the empty database was seeded');
  const [staff, token] = await Promise.all([createStaffService({ orm, sandbox, now, log }), readToken()]);
  const knownToken = createKnownToken(token);
  hub.onChange((change) => knownToken.note(change.token));
  const search = createSearchService(live, now);
  const leads = createLeadService({ orm, now, log });
  const forms = await openFormParts({ orm, live, checkForm, dataDir, now, log });
  const audit = createAuditLog(orm, now);
  const customers = await createCustomers({ orm, audit, sandbox, now, log });
  const messages = openMessages({ orm, live, sandbox, smtp, sms, now, log });
  const { check, files } = forms.parts;
  const jobs = options.jobs === true ? createQueueJobs(database.queue, log) : noJobs;
  const wake = (at: Date) => jobs.wake(applicationJob, at);
  const books = createContractBooks(orm, now, sandbox);
  const lifecycle = createLifecycle({ orm, books, wake, sandbox, now, log });
  jobs.add({ name: applicationJob, everySeconds: 10, run: lifecycle.advanceDue });
  const account = await createAccountParts({
    orm,
    live,
    customers,
    audit,
    sender: messages.sender,
    check,
    files,
    lifecycle,
    ...(hashPassword && { hash: hashPassword }),
    publicOrigin,
    now,
  });
  const identification = await createIdentificationParts({
    orm,
    lifecycle,
    provider: options.bankLink ?? null,
    banks: async () => (await readNamedBanks(catalogue, 'verification')).map(({ id }) => id),
    localePrefix: async (language) => {
      const { locale, defaultLocale } = await live.state({ named: language, accepted: [] });
      return locale === defaultLocale ? '' : `/${locale}`;
    },
    log,
    now,
  });
  const once = createIdempotency(orm, now);
  const payments = createPaymentParts(
    {
      orm,
      books,
      lifecycle,
      stepUp: account.stepUp,
      sender: messages.sender,
      link: await openGateway(orm, options.paymentGateway),
      bankName: async (id) =>
        (await readNamedBanks(catalogue, 'repayment')).find((bank) => bank.id === id)?.name ?? null,
      publicOrigin,
      now,
    },
    once,
  );
  jobs.add({ ...paymentJob, run: payments.sweep });
  const documents = createContractDocuments({ orm, sandbox, now });
  const cards = createCards({
    orm,
    processor: options.cardProcessor ?? (sandbox ? await createSandboxCardProcessor(orm, now) : null),
    books,
    stepUp: account.stepUp,
    sender: messages.sender,
    blockReasons: async (language) => {
      const { data } = await live.one('lookup', 'cardBlockReason', { named: language, accepted: [] });
      return (data ?? []).map(({ uuid }) => uuid);
    },
    publicOrigin,
    now,
  });
  if (sandbox) {
    const placed = await seedApplications(orm, cards, now());
    if (placed > 0) log.info({ placed }, 'the customers of the sandbox got their applications');
  }
  const app = await createApp({
    service,
    live,
    catalogue,
    search,
    leads,
    forms: forms.parts,
    staff,
    customers,
    audit,
    account,
    stepUp: account.stepUp,
    once,
    documents,
    cards,
    geo: { orm, registry: createSampleRegistry(), service: options.addressService ?? null, log, now },
    payments,
    papers: createContractPapers(orm, documents, books),
    identification,
    lending: { orm, lifecycle, wake, books, sandbox, now, check },
    ...messages,
    knownToken,
    product,
    logger,
  });
  return {
    app,
    onChange: hub.onChange,
    publishedPages: service.publishedPages,
    exportSite: (name) => exportSite(service, name),
    addStaff: staff.add,
    addCustomer: customers.add,
    hearBank: identification.hear,
    advanceDue: lifecycle.advanceDue,
    close: async () => {
      await jobs.close();
      await app.close();
      await account.stepUp.settled();
      await messages.sender.close();
      await Promise.all([forms.close(), database.close()]);
    },
  };
}
