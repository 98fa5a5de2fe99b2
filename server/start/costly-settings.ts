import type { Config } from '#server/config/config.ts';

/** A setting a production runs with, but will be sorry for. */
export interface CostlySetting {
  readonly name: string;
  /** What it costs. */
  readonly cost: string;
}

/** What of a production's configuration will hurt, although nothing of it is wrong. */
export function costlySettings(config: Config): readonly CostlySetting[] {
  if (config.mode !== 'production') return [];
  const own = config.platformUrl === undefined;
  const found: (CostlySetting | false)[] = [
    own &&
      config.databaseUrl === undefined && {
        name: 'DATABASE_URL',
        cost: 'unset: the built-in database is one process\u2019s, so there is no second node, and no update without a pause',
      },
    own &&
      config.smtp === undefined && {
        name: 'SMTP_URL',
        cost: 'unset: no code and no link is sent, so nobody can sign up or reset a password',
      },
    config.trustProxy === false && {
      name: 'TRUST_PROXY',
      cost: 'none: if a proxy does stand in front, all visitors share the limits of one address',
    },
    config.metricsPort === undefined && { name: 'METRICS_PORT', cost: 'unset: nobody sees what it does' },
    config.cacheBytes === 0 && { name: 'CACHE_MB', cost: '0: each visit renders its page anew' },
    config.stopDelayMs === 0 && {
      name: 'STOP_DELAY_MS',
      cost: '0: a load balancer learns of a stop by requests that fail',
    },
  ];
  return found.filter((one) => one !== false);
}
