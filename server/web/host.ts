import { setTimeout as sleep } from 'node:timers/promises';
import { carriersOf } from './carriers.ts';
import { registerCartForm } from './cart-form.ts';
import { createCdnPurge } from './cdn/cdn-purge.ts';
import { sendPurgeTo } from './cdn/send-purge.ts';
import { registerChatForm } from './chat-form.ts';
import { createFastPath } from './fast-path.ts';
import { registerFormRules } from './form-rules.ts';
import { registerHealth } from './health.ts';
import type { WebHost, WebHostOptions } from './host-options.ts';
import { registerMediaLibrary } from './media-library.ts';
import { createMetrics } from './metrics.ts';
import { startMetricsServer } from './metrics-server.ts';
import { stopListening, watchNewcomers } from './newcomers.ts';
import { createPageAnswers } from './page-answers.ts';
import { createPageCache } from './page-cache.ts';
import { createPageRenewal } from './page-renewal.ts';
import { produceAgain, registerPages } from './pages.ts';
import { registerPlatformProxy } from './platform-proxy.ts';
import { registerPolicyReports } from './policy-reports.ts';
import { registerPostFeed } from './post-feed.ts';
import { createProduceAnswer } from './produce-answer.ts';
import { createProxyTrust } from './proxy-trust.ts';
import { createReadCall } from './read-call.ts';
import { createReadiness } from './readiness.ts';
import { createRenderLimit } from './render-limit.ts';
import { registerSearchEngines } from './search-engines.ts';
import { createEdgeSessions } from './session/edge-sessions.ts';
import { registerSessionRoutes } from './session/session-routes.ts';
import { createSockets } from './sockets.ts';
import { registerStaticFiles } from './static-files.ts';
import { registerStudioPlan } from './studio/plan.ts';
import { registerPreviews } from './studio/preview-routes.ts';
import { createIsOtherStaff } from './studio/staff-person.ts';
import { registerStudioForms } from './studio/studio-forms.ts';
import { registerStudio } from './studio/studio-routes.ts';
import { createTurns } from './turns.ts';
import { findOfStaff, matchCall, socketPaths } from './upstream/call-table.ts';
import { observeCalls } from './upstream/observe-calls.ts';
import { readVersion } from './version.ts';
import { createWebApp } from './web-app.ts';
import { registerWebVitals } from './web-vitals.ts';

/** Longest time from the first word of stopping until requests that run are cut off, in milliseconds (security.md, reliability). */
const stopDeadlineMs = 30_000;
/** Milliseconds an upload may take: the largest one over a slow line. */
const longestUploadMs = 120_000;
/** Longest wait for the first request of a connection that came just before listening ended, in milliseconds. */
const newcomerMs = 1000;

/**
 * The edge: everything between a browser's socket and `engine.resolve`. Does not listen yet, so that the caller can add
 * routes of its own; `host.app.listen` starts it, and the metrics port with it.
 */
export async function createWebHost(options: WebHostOptions): Promise<WebHost> {
  const { config, logger, engine, renderer, now = Date.now, wait = sleep } = options;
  const { uploadTimeoutMs = longestUploadMs } = options;
  // Not ready any more, but listening; then not listening either.
  let stopping = false;
  let closing = false;
  const metrics = options.metrics ?? createMetrics({ process: config.metricsPort !== undefined });
  const cache = createPageCache({ maxBytes: config.cacheBytes, now });
  metrics.watchCache(() => cache.bytes);
  const answers = createPageAnswers({
    cache,
    now,
    cdn: config.cdn !== undefined,
    onStale: (path, error) => logger.warn({ err: error, url: path }, 'served an expired copy'),
  });
  const produce = createProduceAnswer({
    engine,
    renderer,
    mode: config.mode,
    turns: createTurns(),
    observe: metrics.observeMaking,
  });
  const limit = createRenderLimit(config.renderLimit, metrics.countShed);
  const renewal = createPageRenewal({
    cache,
    answers,
    now,
    produce: (path, query) => produceAgain(produce, path, query),
    onResult: metrics.countRenewal,
    onError: (path, error) => logger.warn({ err: error, url: path }, 'a page could not be renewed'),
  });
  const invalidate = (tags: readonly string[]) => renewal.renewDropped(cache.invalidate(tags));
  options.onContentChange(invalidate);
  const closers: (() => unknown)[] = [];
  if (config.cdn !== undefined) {
    const cdn = createCdnPurge({
      send: sendPurgeTo(config.cdn),
      wait: (ms, signal) => sleep(ms, undefined, { signal, ref: false }),
      onResult: metrics.countPurge,
      onError: (error) => logger.warn({ err: error }, 'the CDN could not be told what is out of date'),
    });
    // After this node's own copies are gone: from then on the CDN gets new ones here. Other nodes do the same.
    options.onContentChange(cdn.purge);
    closers.push(cdn.stop);
  }
  const embedded = options.platform.kind === 'embedded';
  const { product, upstreamTimeoutMs: timeoutMs, publicOrigin } = config;
  const { observeCall: observe } = metrics;
  const carriers = carriersOf(options.platform);
  const call = observeCalls(carriers.call, { observe, product });
  const readCall = createReadCall({ carry: carriers.carryWhole, timeoutMs, observe });
  const sessions = createEdgeSessions({
    readCall,
    product,
    now,
    onFailure: (error) => logger.warn({ err: error }, 'the platform said nothing of a session'),
  });
  const visits = options.sessions ?? sessions.visits;
  const fastPath = createFastPath({ renewal, visits, metrics, now, logger });
  const origin = publicOrigin !== undefined && { publicOrigin };
  const trust = createProxyTrust(config.trustProxy);
  const sockets = createSockets({
    platform: options.platform,
    paths: socketPaths(product),
    isClosing: () => closing,
    onCount: metrics.watchSockets,
    timeoutMs,
    trust,
    ...origin,
  });
  const app = createWebApp({
    options,
    metrics,
    fastPath,
    trust,
    asksForSocket: sockets.isAskedFor,
    isStopping: () => stopping,
    isClosing: () => closing,
  });

  const { readiness, hasDatabase } = createReadiness({
    isStopping: () => stopping,
    isWarm: options.isWarm,
    probeDatabase: options.probeDatabase,
    onChange: (error) =>
      error === undefined
        ? logger.warn('the database answers again')
        : logger.error(
            { err: error },
            'the database does not answer; pages of the cache and files are served',
          ),
  });
  if (options.probeDatabase !== undefined) metrics.watchDatabase(hasDatabase);
  registerHealth(app, readiness, await readVersion(config.gitCommit));
  registerSearchEngines(app, config.publicOrigin ?? `http://localhost:${config.port}`, options.sitemap);
  if (options.feed) registerPostFeed(app, options.feed);
  await registerPolicyReports(app, metrics);
  if (config.vitalsShare > 0) await registerWebVitals(app, metrics);
  await registerStaticFiles(app, { ...options, otherBuilds: options.otherBuilds?.site });
  registerMediaLibrary(app, { call, timeoutMs });
  if (options.studioDir !== undefined)
    await registerStudio(app, {
      studioDir: options.studioDir,
      otherBuilds: options.otherBuilds?.studio,
      mode: config.mode,
      readCall,
      ...origin,
    });
  if (options.studio !== undefined) {
    registerStudioPlan(app, { readCall, ...options.studio, ...origin });
    registerPreviews(app, {
      readCall,
      mode: config.mode,
      timeZone: config.timeZone,
      renderer,
      ...options.studio,
    });
  }
  if (options.prepareForm) {
    const { prepareForm } = options;
    registerStudioForms(app, { readCall, prepareForm, ...origin });
  }
  await registerPlatformProxy(app, {
    call,
    trusted: embedded,
    findCall: (method, path) => {
      const call = matchCall(method, path, product);
      if (call) return { side: 'site', call };
      return embedded ? findOfStaff(method, path) : null;
    },
    sessions,
    isOtherStaff: createIsOtherStaff(readCall),
    timeoutMs,
    uploadTimeoutMs,
    ...origin,
  });
  sockets.register(app);
  await registerCartForm(app, { ...origin });
  await registerChatForm(app, { call, sessions, timeoutMs, ...origin });
  registerSessionRoutes(app, { sessions, ...origin });
  if (options.findRules) registerFormRules(app, { findRules: options.findRules, visits });
  registerPages(app, {
    answers,
    produce: (request) =>
      limit(request.session.kind === 'customer' ? 'customer' : 'everybody', () => produce(request)),
    needsSignInAgain: engine.needsSignInAgain,
    visits,
    asOneVisit: carriers.asOneVisit,
    metrics,
    now,
  });

  if (config.metricsPort !== undefined) {
    const address = { host: config.host, port: config.metricsPort };
    app.addHook('onListen', async () => {
      const server = await startMetricsServer(metrics, address, logger);
      closers.push(() => {
        server?.close();
        server?.closeAllConnections();
      });
    });
  }
  return {
    app,
    metrics,
    invalidate,
    async drain() {
      stopping = true;
      if (config.stopDelayMs === 0) return;
      const newcomers = watchNewcomers(app.server);
      await wait(config.stopDelayMs);
      await stopListening(app.server);
      if (newcomers.count() > 0) await Promise.race([newcomers.heard(), wait(newcomerMs)]);
    },
    async close() {
      const leftMs = stopDeadlineMs - (stopping ? config.stopDelayMs + newcomerMs : 0);
      stopping = true;
      closing = true;
      const deadline = setTimeout(() => {
        logger.warn('requests still running at the deadline are cut off');
        app.server.closeAllConnections();
        sockets.cutOff();
      }, leftMs);
      try {
        await renewal.stop();
        await app.close();
      } finally {
        clearTimeout(deadline);
        await Promise.all(closers.map((free) => free()));
      }
    },
  };
}
