import { toClientPlan } from '#renderer/server/client-plan.ts';
import { renderDocument } from '#renderer/server/render-document.ts';
import { readConfig } from '#server/config/read-config.ts';
import { takesNoForms } from '#server/platform/content/forms/form-checker.ts';
import type { SiteExport } from '#server/platform/content/seed.ts';
import { createPlatform, type Platform } from '#server/platform/platform.ts';
import { cheapHash } from '#server/platform/testing/cheap-hash.ts';
import { createWebHost } from '#server/web/host.ts';
import { createLogger } from '#server/web/logger.ts';
import { registry } from '#widgets/index.ts';
import { createShopEngine } from './shop-engine.ts';

const shell = { beforeLang: '<html lang="', beforeHead: '">', beforeBody: '', afterBody: '', fonts: [] };

/** A site whose pages a test asks for as a browser does: the platform, engine and renderer of the product, with no port. */
export interface SiteHost {
  readonly platform: Platform;
  /** What pages could not show, or only in part, in the order it happened. */
  readonly problems: readonly unknown[];
  readonly app: Awaited<ReturnType<typeof createWebHost>>['app'];
  close(): Promise<void>;
}

/**
 * @param site its content; none for an empty database
 * @param sandbox false for a production
 */
export async function openSiteHost({
  site,
  sandbox = true,
}: {
  readonly site?: SiteExport;
  readonly sandbox?: boolean;
}): Promise<SiteHost> {
  const platform = await createPlatform({
    dataDir: 'memory://',
    product: 'loan',
    sandbox,
    ...(site && { site }),
    checkForm: takesNoForms,
    hashPassword: cheapHash,
    logger: false,
  });
  const problems: unknown[] = [];
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'fatal' });
  const host = await createWebHost({
    config,
    logger: createLogger(config),
    engine: await createShopEngine(platform, (problem) => problems.push(problem), { devPages: sandbox }),
    renderer: {
      document: async ({ plan }) => {
        if (!plan) throw new Error('A problem without a plan has no screen.');
        const { body } = renderDocument(plan, { registry, shell, viewChunks: () => [] });
        return { status: plan.status, body, scriptHashes: [], scriptHosts: [], styleHashes: [] };
      },
      clientPlan: (plan) => toClientPlan(plan, registry).plan,
    },
    platform: { kind: 'embedded', app: platform.app },
    assetsDir: '/nonexistent',
    publicDir: '/nonexistent',
    onContentChange: () => undefined,
    isWarm: () => true,
  });
  return {
    platform,
    problems,
    app: host.app,
    close: async () => {
      await host.close();
      await platform.close();
    },
  };
}
