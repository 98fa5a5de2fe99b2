import type { FastifyInstance } from 'fastify';
import type { ContentChange } from '#schemas/content-entry.ts';
import type { PageDocument } from '#schemas/page.ts';
import { createApp } from './app.ts';
import { createAuditLog } from './base/audit/audit-log.ts';
import type { Database, Log } from './base/database/database.ts';
import { openDatabase } from './base/database/open-database.ts';
import { noJobs } from './base/jobs/jobs.ts';
import { createQueueJobs } from './base/jobs/queue-jobs.ts';
import { openMessages } from './base/messages/open-messages.ts';
import { createLiveCatalogue } from './content/catalogue/live-catalogue.ts';
import { readNamedBanks } from './content/catalogue/named-banks.ts';
import { type ChangeHub, createChangeHub } from './content/change-hub.ts';
import { checksNothingMore, createContentChecks } from './content/checks/content-checks.ts';
import { createContentService } from './content/content-service.ts';
import { createEditingParts } from './content/editing/editing-parts.ts';
import { findsNoReferences } from './content/editing/find-references.ts';
import { isPlanned } from './content/editing/planned-entries.ts';
import { createUsages } from './content/editing/usages.ts';
import { openFormParts } from './content/forms/open-form-parts.ts';
import { createLeadService } from './content/leads/lead-service.ts';
import { type FindableContent, readFindable } from './content/live/findable.ts';
import { createLiveContent } from './content/live/live-content.ts';
import { openMediaLibrary } from './content/media/media-library.ts';
import { createPreviewLinks } from './content/previews/preview-links.ts';
import { prepareMeta } from './content/publication.ts';
import { createSearchService } from './content/search/search-service.ts';
import { exportSite, type SiteExport, seedSite } from './content/seed.ts';
import { createAccountParts } from './customers/account/account-parts.ts';
import { demoComments } from './customers/comments/demo-comments.ts';
import { seedComments } from './customers/comments/seed-comments.ts';
import { type Customers, createCustomers } from './customers/customers.ts';
import { type FirstStep, firstSteps } from './first-steps.ts';
import { createKnownToken } from './http/token-header.ts';
import { createCards } from './lending/cards/card-service.ts';
import { createSandboxCardProcessor } from './lending/cards/sandbox-card-processor.ts';
import { createContractPapers } from './lending/contracts/contract-papers.ts';
import { createContractBooks } from './lending/contracts/create-contract-books.ts';
import { createLifecycle } from './lending/create-lifecycle.ts';
import { seedApplications } from './lending/dev/seed-applications.ts';
import { createContractDocuments } from './lending/documents/contract-documents.ts';
import { createSampleRegistry } from './lending/geo/address-registry.ts';
import { createIdentificationParts } from './lending/identification/identification-parts.ts';
import { isNameLocked } from './lending/name-locked.ts';
import { openGateway } from './lending/payments/open-gateway.ts';
import { createPaymentParts, paymentJob } from './lending/payments/payment-parts.ts';
import { createIdempotency } from './lending/payments/stored-answers.ts';
import { describeStepUp } from './lending/step-up-message.ts';
import type { PlatformOptions } from './platform-options.ts';
import { createStaffService, type NewStaff } from './staff/staff-service.ts';

export type { PlatformOptions } from './platform-options.ts';

/** The embedded platform: content and its write API. */
export interface Platform {
  /** Ready, but not listening: inject into it, or call its `listen`. */
  readonly app: FastifyInstance;
  /** Hears about every change of live content, made by this node or another. @returns stops it */
  onChange(listener: (change: ContentChange) => void): () => void;
  /** Every live page as it is stored, with all its languages. */
  publishedPages(): Promise<PageDocument[]>;
  /** Live pages, posts and topics, with the moments they went live at, and the languages they are in. */
  findable(): Promise<FindableContent>;
  /** Everything that is live, in a form another platform can be started with. */
  exportSite(name: string): Promise<SiteExport>;
  /** What has to be done before anybody can use it. */
  firstSteps(): Promise<readonly FirstStep[]>;
  /** Adds a staff account, unless its address has one. @returns whether it was added */
  addStaff(account: NewStaff): Promise<boolean>;
  /** Adds an account of a customer, unless its address has one. @returns whether it was added */
  readonly addCustomer: Customers['add'];
  /** Hears what the provider of bank links says by itself, as its words came. */
  hearBank(notice: string): Promise<void>;
  /** Finishes the steps of applications whose time has come. @returns how many */
  advanceDue(): Promise<number>;
  /** Makes live what was planned for a time that has come. @returns how many plans were carried out */
  publishDue(): Promise<number>;
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
  const open = options.openDatabase ?? openDatabase;
  const database = await open({ ...(databaseUrl !== undefined && { databaseUrl }), dataDir, log });
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
  const hashing = hashPassword ? { hash: hashPassword } : {};
  const { orm } = database;
  await prepareMeta(orm);
  const live = createLiveContent(orm);
  const catalogue = createLiveCatalogue({ orm, live, now });
  const readToken = async () => (await live.state(anyLanguage)).token;
  const hub: ChangeHub = await createChangeHub(database, readToken, log);
  const checks = createContentChecks(orm, options.checkContent ?? checksNothingMore);
  const usages = createUsages(orm, options.findReferences ?? findsNoReferences);
  const service = createContentService({
    orm,
    deliver: hub.deliver,
    checkAll: checks.together,
    usagesOf: usages.of,
    isPlanned,
    now,
  });
  if (site && (await seedSite(service, site))) log.info({ site: site.name }, 'the empty database was seeded');
  const [staff, token] = await Promise.all([
    createStaffService({ orm, sandbox, now, log, ...hashing }),
    readToken(),
  ]);
  const knownToken = createKnownToken(token);
  hub.onChange((change) => knownToken.note(change.token));
  const search = createSearchService(live, now);
  const leads = createLeadService({ orm, now, log });
  const forms = await openFormParts({ orm, live, checkForm, dataDir, now, log });
  const audit = createAuditLog(orm, now);
  const customers = await createCustomers({ orm, audit, sandbox, now, log, ...hashing });
  const messages = openMessages({
    orm,
    siteConfig: async () => (await live.one('config', 'site', anyLanguage)).data?.values,
    sandbox,
    smtp,
    sms,
    now,
    log,
  });
  const { check, files } = forms.parts;
  const jobs = options.jobs === true ? createQueueJobs(database.queue, log) : noJobs;
  const wake = (at: Date) => jobs.wake(applicationJob, at);
  const books = createContractBooks(orm, now, sandbox, options.repaymentAccounts);
  const lifecycle = createLifecycle({ orm, books, wake, sandbox, now, log });
  const editing = createEditingParts({ service, usages, jobs, now, log });
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
    describeStepUp,
    isNameLocked: (customerId) => isNameLocked(orm, customerId),
    ...hashing,
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
    const { entries } = await live.some('post', [...demoComments.keys()], anyLanguage);
    const posts = entries.map(({ key }) => key);
    const said = await seedComments(orm, posts, now());
    if (said > 0) log.info({ said }, 'the posts of the sandbox got comments');
  }
  const media = await openMediaLibrary({ orm, dataDir, now, log });
  const app = await createApp({
    service,
    editing,
    checks,
    live,
    catalogue,
    search,
    leads,
    previews: createPreviewLinks(orm, now),
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
    media,
    knownTexts: options.knownTexts ?? {},
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
    findable: () => readFindable(orm, live),
    exportSite: (name) => exportSite(service, name),
    firstSteps: () => firstSteps(orm),
    addStaff: staff.add,
    addCustomer: customers.add,
    hearBank: identification.hear,
    advanceDue: lifecycle.advanceDue,
    publishDue: editing.runDue,
    close: async () => {
      await jobs.close();
      await app.close();
      await account.stepUp.settled();
      await messages.sender.close();
      await media.close();
      await Promise.all([forms.close(), database.close()]);
    },
  };
}
