import { resolve } from 'node:path';
import { createContentSource } from '#engine/content/source.ts';
import { readFeed } from '#engine/feed/read-feed.ts';
import { calendarDay } from '#engine/format/moments.ts';
import { createFormChecker } from '#engine/forms/check-form.ts';
import { findRules } from '#engine/forms/find-rules.ts';
import { createFormCompiler } from '#engine/forms/form-compiler.ts';
import { sanitiseOnce } from '#engine/html/sanitise.ts';
import type { BlockFailure } from '#engine/plan.ts';
import type { EngineOptions } from '#engine/resolve/engine.ts';
import { createEngine } from '#engine/resolve/resolve-visit.ts';
import { findReferences } from '#engine/usage/find-references.ts';
import type { DocumentShell } from '#renderer/server/document-shell.ts';
import type { BuiltTexts } from '#renderer/server/text-files.ts';
import type { ViewChunks } from '#renderer/server/view-chunks.ts';
import { fillPath } from '#schemas/calls/call-ref.ts';
import { blueCashNotification } from '#schemas/calls/payments.ts';
import { legalTimeZone } from '#schemas/time-zone.ts';
import type { Config } from '#server/config/config.ts';
import type { FirstStep } from '#server/platform/first-steps.ts';
import type { PostToShop } from '#server/sandbox/gateway/notify-shop.ts';
import { registerSandboxParties } from '#server/sandbox/sandbox-parties.ts';
import { registerFormPreview } from '#server/web/form-preview.ts';
import { createWebHost } from '#server/web/host.ts';
import type { WebHost } from '#server/web/host-options.ts';
import { createLogger } from '#server/web/logger.ts';
import { createMetrics } from '#server/web/metrics.ts';
import { observeTransport } from '#server/web/upstream/observe-calls.ts';
import { readVersion } from '#server/web/version.ts';
import { registry } from '#widgets/index.ts';
import { createContentChecker } from './content-checker.ts';
import { openContentLink } from './content-link.ts';
import { createRenderer } from './create-renderer.ts';
import { registerDrawnPictures } from './drawn-pictures.ts';
import { keepBuilds } from './keep-builds.ts';
import { listen } from './listen.ts';
import { registerBlockReports } from './register-block-reports.ts';
import { createStudioEngine } from './studio-engine.ts';
import { createFormPreparer } from './studio-forms.ts';
import { checkIn, openCheckThread } from './threads/check-thread.ts';
import { compileIn, openFormThread } from './threads/form-thread.ts';
import { openPdfThread } from './threads/pdf-thread.ts';
import type { SanitiserThread } from './threads/sanitiser-thread.ts';
import { warmUpForm } from './warm-up-form.ts';
import { readScriptWeights, type ScriptWeights, weighScriptsBy } from './weigh-scripts.ts';

export interface StartOptions {
  readonly config: Config;
  /** Chunks of the views, from the build; none in development. */
  readonly viewChunks: ViewChunks;
  /** Files of interface texts, from the build; none in development, where texts travel with each page. */
  readonly builtTexts: BuiltTexts;
  /** The document around each screen, from the build; in development it changes with the code, so it is asked for each time. */
  readonly documentShell: () => Promise<DocumentShell>;
  readonly development: boolean;
  /** Ends what a start may wait for, when it is to stop before it is done. */
  readonly signal?: AbortSignal;
  /** Is closed with the server. */
  readonly sanitiser: SanitiserThread;
  /** Where browsers reach the site when something stands in front of it in development. */
  readonly frontAddress?: string;
  /** Adds to the app before it listens, e.g. Vite's middleware. */
  readonly extend?: (app: WebHost['app']) => void | Promise<void>;
}

export interface RunningServer {
  /** Where the site answers, e.g. `http://127.0.0.1:3000`. */
  readonly address: string;
  /** What has to be done before anybody can use it. */
  readonly firstSteps: readonly FirstStep[];
  /** Counts a promise that failed while nobody waited for it. */
  countRejection(): void;
  /** Goes on serving, not ready any more, for the configured time. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/** Puts the whole product together and listens. */
export async function startServer({
  config,
  viewChunks,
  builtTexts,
  documentShell,
  development,
  sanitiser,
  signal,
  frontAddress,
  extend,
}: StartOptions): Promise<RunningServer> {
  // Left open by a start that fails, the database would refuse the next one in this process.
  await using opened = new AsyncDisposableStack();
  const logger = createLogger(config);
  const metrics = createMetrics({ process: config.metricsPort !== undefined });
  opened.use(sanitiser);
  if (config.traces !== undefined) {
    // What it takes is loaded for whoever has a collector.
    const { openTracing } = await import('#server/tracing/open-tracing.ts');
    const { version } = await readVersion(config.gitCommit);
    const tracing = openTracing({
      ...config.traces,
      version,
      onProblem: (message) => logger.warn({ message }, 'traces'),
    });
    opened.defer(tracing.close);
  }
  const forms = createFormCompiler(compileIn(opened.use(openFormThread(development))));
  const pdfs = opened.use(openPdfThread(development));
  let host: WebHost | undefined;
  let isWarm = false;
  // Known when the server listens, and no message is written before.
  let ownAddress = '';
  const publicOrigin = () => config.publicOrigin ?? frontAddress ?? ownAddress;
  // Through the whole edge, as a gateway's would come.
  const notifyShop: PostToShop = async ({ headers, body }) => {
    const url = fillPath(blueCashNotification.path, { product: config.product });
    const answer = await host?.app.inject({ method: 'POST', url, headers: { ...headers }, payload: body });
    return answer?.statusCode ?? 503;
  };
  // Looked at when something is checked for the first time; nothing is built in development.
  let scripts: ScriptWeights | undefined;
  const types = registry.widgets.map(({ type }) => type);
  const scriptWeights = (): ScriptWeights => {
    scripts ??= development ? {} : readScriptWeights(types, viewChunks, resolve('dist/client'));
    return scripts;
  };
  const checkContent = createContentChecker({
    registry,
    forms,
    weighScripts: (some) => weighScriptsBy(scriptWeights())(some),
    elsewhere: checkIn(opened.use(openCheckThread(development)), scriptWeights),
  });
  const link = await openContentLink({
    config,
    logger,
    checkForm: createFormChecker(forms),
    checkContent,
    findReferences: (kind, data, types) => findReferences(kind, { data, registry, types }),
    drawSheet: (written) => pdfs.run(written),
    publicOrigin,
    notifyShop,
    observeJob: metrics.observeJob,
    observeMessage: metrics.countMessage,
    ...(signal && { signal }),
  });
  opened.defer(link.close);
  // In development nothing is built, and the sources are the only build there is.
  const folders = { site: resolve('dist/client/assets'), studio: resolve('dist/studio/assets') };
  const builds = development || link.files === null ? null : keepBuilds(link.files, folders, logger);
  if (builds) opened.defer(builds.close);
  const invalidators: ((tags: readonly string[]) => void)[] = [];
  const invalidate = (tags: readonly string[]) => {
    for (const drop of invalidators) drop(tags);
  };
  const sourceOptions = {
    transport: observeTransport(link.transport, {
      observe: metrics.observeCall,
      product: config.product,
    }),
    product: config.product,
    timeoutMs: config.upstreamTimeoutMs,
    now: Date.now,
    log: logger,
  };
  const source = createContentSource({ ...sourceOptions, freshness: link.freshness, onStale: invalidate });
  // The source first: a page resolved after the page cache was cleared must not read the old content again.
  link.onChange((tags) => {
    source.invalidate(tags);
    invalidate(tags);
  });

  const onFailure = (failure: BlockFailure, requestId?: string) => {
    logger.warn({ ...failure, requestId }, `block left out: ${failure.kind}`);
    metrics.countBlockFailure(failure);
  };
  const engineOptions: EngineOptions = {
    source,
    forms,
    registry,
    sanitise: sanitiseOnce(sanitiser.sanitiseAll),
    queryTimeoutMs: config.queryTimeoutMs,
    devPages: config.mode === 'sandbox',
    origin: config.publicOrigin,
    timeZone: config.timeZone,
    onFailure: (failure, visit) => onFailure(failure, visit.requestId),
    onDegraded: (what, error, visit) =>
      logger.warn(
        { err: error, what, url: visit.url, requestId: visit.requestId },
        'content could not be read',
      ),
  };
  host = await createWebHost({
    config,
    logger,
    metrics,
    engine: createEngine(engineOptions),
    findRules: (wanted, session) => findRules({ forms, source }, wanted, session),
    renderer: createRenderer({
      registry,
      viewChunks,
      builtTexts,
      vitalsShare: config.vitalsShare,
      documentShell,
      onFailure,
    }),
    platform: link.platform,
    assetsDir: folders.site,
    ...(builds && { otherBuilds: builds }),
    publicDir: resolve('public'),
    // Staff and their calls are the embedded platform's.
    ...(link.platform.kind === 'embedded' && {
      studioDir: resolve('dist/studio'),
      studio: createStudioEngine({ engine: engineOptions, source: sourceOptions }),
      prepareForm: createFormPreparer(forms, source),
    }),
    onContentChange: (listener) => invalidators.push(listener),
    isWarm: () => isWarm,
    ...(link.probeDatabase ? { probeDatabase: link.probeDatabase } : {}),
    ...(link.sitemap ? { sitemap: link.sitemap } : {}),
    feed: (locale) => readFeed(source, locale, config.publicOrigin ?? `http://localhost:${config.port}`),
  });
  opened.defer(host.close);
  if (config.mode === 'sandbox')
    registerFormPreview(host.app, {
      compiler: forms,
      today: () => calendarDay(new Date(), legalTimeZone),
      ...(config.publicOrigin === undefined ? {} : { publicOrigin: config.publicOrigin }),
    });
  if (link.parties.length > 0) await registerSandboxParties(host.app, link.parties);
  registerDrawnPictures(host.app);
  registerBlockReports(host.app, onFailure, (type) => registry.get(type) !== undefined);
  await extend?.(host.app);
  // Everything else has started meanwhile.
  await Promise.all([sanitiser.ready, builds?.stored]);
  const address = await listen(host.app, config);
  let isClosing = false;
  ownAddress = address;
  forms
    .compile(warmUpForm)
    .catch((error: unknown) => {
      // A stop cuts it off.
      if (!isClosing) logger.warn({ err: error }, 'forms cannot be compiled');
    })
    .finally(() => {
      isWarm = true;
    });
  const { drain } = host;
  const firstSteps = (await link.firstSteps?.()) ?? [];
  if (firstSteps.length > 0) logger.warn({ missing: firstSteps }, 'nobody can use this yet');
  const running = opened.move();
  return {
    address,
    firstSteps,
    countRejection: metrics.countUnhandledRejection,
    drain,
    close: () => {
      isClosing = true;
      return running.disposeAsync();
    },
  };
}
