import type { Logger } from 'pino';
import type { ContentTransport } from '#engine/content/transport.ts';
import type { Config } from '#server/config/config.ts';
import type { FileStorage } from '#server/platform/base/files/file-storage.ts';
import { openFileStorage } from '#server/platform/base/files/open-file-storage.ts';
import type { ObserveJob } from '#server/platform/base/jobs/jobs.ts';
import type { ObserveMessage } from '#server/platform/base/messages/message-sender.ts';
import { asOneVisit } from '#server/platform/base/one-visit.ts';
import type { DrawSheet } from '#server/platform/base/pdf/write-sheet.ts';
import type { CheckContent } from '#server/platform/content/checks/content-checks.ts';
import type { FindReferences } from '#server/platform/content/editing/find-references.ts';
import type { CheckForm } from '#server/platform/content/forms/form-checker.ts';
import type { SiteExport } from '#server/platform/content/seed.ts';
import type { FirstStep } from '#server/platform/first-steps.ts';
import { missingPartners } from '#server/platform/lending/missing-partners.ts';
import { createPlatform } from '#server/platform/platform.ts';
import type { PostToShop } from '#server/sandbox/gateway/notify-shop.ts';
import { sandboxPartner } from '#server/sandbox/partner/sandbox-partner.ts';
import type { SandboxParty } from '#server/sandbox/sandbox-parties.ts';
import type { Platform } from '#server/web/host-options.ts';
import { httpTransport } from '#server/web/upstream/http-transport.ts';
import { inProcessTransport } from '#server/web/upstream/in-process-transport.ts';
import { connectAddressService } from './address-service.ts';
import { knownTexts } from './known-texts.ts';
import { connectPaymentGateway } from './payment-gateway.ts';
import { connectSandboxBank } from './sandbox-bank.ts';
import { type SitemapEntry, sitemapEntries } from './sitemap.ts';

/** Where content comes from: the embedded platform, or another host with the same wire. */
export interface ContentLink {
  readonly platform: Platform;
  readonly transport: ContentTransport;
  /** The embedded platform names what changed; a remote host only says that something did, by its cache token. */
  readonly freshness: 'tags' | 'token';
  /** Companies the embedded platform of the sandbox works with; their pages are ours to serve. None in production ([sec 40]). */
  readonly parties: readonly SandboxParty[];
  onChange(listener: (tags: readonly string[]) => void): void;
  /** What search engines are told of; a remote host has no call that lists it. */
  readonly sitemap?: () => Promise<readonly SitemapEntry[]>;
  /** Asks the database something small; that of a remote host is its own affair. */
  readonly probeDatabase?: () => Promise<unknown>;
  /** What has to be done before anybody can use it; a remote host says nothing of it. */
  readonly firstSteps?: () => Promise<readonly FirstStep[]>;
  /** Where all nodes find files; none where a node beside a remote host has no folder it can write to. */
  readonly files: FileStorage | null;
  close(): Promise<void>;
}

/** What the embedded platform is made to work with. */
export interface ContentLinkOptions {
  readonly config: Config;
  readonly logger: Logger;
  readonly checkForm: CheckForm;
  readonly checkContent: CheckContent;
  readonly findReferences: FindReferences;
  /** Draws PDFs, away from this thread. */
  readonly drawSheet: DrawSheet;
  /** Origin of the site in the links of messages; asked when one is written. */
  readonly publicOrigin: () => string;
  /** Carries notifications of the sandbox's payment gateway to the edge. */
  readonly notifyShop: PostToShop;
  /** Hears of work that ran by itself. */
  readonly observeJob?: ObserveJob;
  /** Is notified of every attempt to send a message. */
  readonly observeMessage?: ObserveMessage;
  /** Ends waiting for another node that migrates. */
  readonly signal?: AbortSignal;
}

/** Opens the embedded platform, or the way to another host's where the configuration names one. */
export async function openContentLink(options: ContentLinkOptions): Promise<ContentLink> {
  const { config, logger, checkForm, checkContent, findReferences, publicOrigin, notifyShop } = options;
  if (config.platformUrl !== undefined) {
    // With the HTTP client, which the embedded platform has no need of.
    const { createUpstream } = await import('#server/web/upstream/upstream.ts');
    const upstream = createUpstream(config.platformUrl);
    const files = await openFileStorage(config.dataDir, config.s3).catch((error: unknown) => {
      logger.warn({ err: error }, 'files cannot be kept in DATA_DIR');
      return null;
    });
    return {
      platform: { kind: 'remote', upstream },
      transport: httpTransport({ upstream, timeoutMs: config.upstreamTimeoutMs }),
      freshness: 'token',
      parties: [],
      onChange: () => undefined,
      files,
      close: async () => {
        await upstream.close();
        await files?.close();
      },
    };
  }
  const bank = config.mode === 'sandbox' ? connectSandboxBank() : null;
  const payments = connectPaymentGateway(config, publicOrigin, notifyShop);
  const addressService = connectAddressService(config);
  const sandbox = config.mode === 'sandbox';
  // A production starts empty: what a demo shop sells and says is nobody's offer.
  const missing = missingPartners({
    sandbox,
    paymentGateway: payments.setup,
    repaymentAccounts: config.repaymentAccounts,
  });
  if (missing.length > 0) logger.warn({ missing }, 'partners are not connected');
  const platform = await createPlatform({
    dataDir: config.dataDir,
    ...(config.databaseUrl === undefined ? {} : { databaseUrl: config.databaseUrl }),
    ...(config.s3 && { s3: config.s3 }),
    product: config.product,
    sandbox,
    jobs: true,
    ...(options.signal && { signal: options.signal }),
    ...(options.observeJob && { observeJob: options.observeJob }),
    ...(options.observeMessage && { observeMessage: options.observeMessage }),
    publicOrigin,
    timeZone: config.timeZone,
    ...(config.smtp === undefined ? {} : { smtp: config.smtp }),
    ...(bank && { bankLink: bank.provider }),
    ...(addressService && { addressService }),
    ...(config.repaymentAccounts && { repaymentAccounts: config.repaymentAccounts }),
    ...(payments.setup && { paymentGateway: payments.setup }),
    knownTexts,
    checkForm,
    checkContent,
    findReferences,
    drawSheet: options.drawSheet,
    ...(sandbox && { site: () => readDemoSite(config.site) }),
    logger,
  });
  bank?.deliverTo(platform.hearBank);
  return {
    platform: { kind: 'embedded', app: platform.app, sockets: platform.sockets, asOneVisit },
    transport: inProcessTransport(platform.app.inject.bind(platform.app)),
    freshness: 'tags',
    parties: [
      ...(bank ? [bank.party] : []),
      ...(payments.party ? [payments.party] : []),
      ...(config.mode === 'sandbox' ? [sandboxPartner] : []),
    ],
    onChange: (listener) => {
      platform.onChange((change) => listener(change.tags));
    },
    sitemap: async () => sitemapEntries(await platform.findable(), Date.now()),
    probeDatabase: platform.probeDatabase,
    firstSteps: platform.firstSteps,
    files: platform.files,
    close: () => platform.close(),
  };
}

/** Loaded by the one start that finds no content. */
async function readDemoSite(name: Config['site']): Promise<SiteExport> {
  const { sites } = await import('#server/platform/content/sites/index.ts');
  const site = sites.get(name);
  if (!site) throw new Error(`There is no demo site "${name}".`);
  return site;
}
