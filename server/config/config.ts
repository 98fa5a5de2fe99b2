import { type AccountRange, readAccountRange } from '#schemas/lending/account-range.ts';
import type { Environment } from './environment.ts';

/** The checked configuration of one server process. */
export interface Config {
  readonly mode: Environment['MODE'];
  readonly site: Environment['SITE'];
  readonly port: number;
  readonly host: string;
  readonly metricsPort?: number;
  /** Without a trailing slash, e.g. `https://www.example.com`. Always set, and https, in production. */
  readonly publicOrigin?: string;
  /** In the form Fastify's `trustProxy` takes. */
  readonly trustProxy: false | string[];
  /** IANA name. */
  readonly timeZone: string;
  readonly dataDir: string;
  readonly databaseUrl?: string;
  /** Bucket that files lie in instead of in `dataDir`. */
  readonly s3?: {
    readonly url: string;
    readonly region: string;
    readonly accessKey: string;
    readonly secretKey: string;
  };
  /** Where the CDN in front takes purges; without it, no page is kept by a CDN. */
  readonly cdn?: { readonly url: string; readonly key: string };
  /** Collector of traces, and the share of requests it gets, 0 to 1. */
  readonly traces?: { readonly endpoint: string; readonly share: number };
  readonly platformUrl?: string;
  /** Mail server and sender of a production. */
  readonly smtp?: { readonly url: string; readonly from: string };
  /** Gateway of repayments, and the secret shared with it. */
  readonly paymentGateway?: { readonly url: string; readonly key: string };
  /** Third party that corrects names of places. */
  readonly addressService?: { readonly url: string; readonly key: string };
  /** Range of accounts that loans are repaid to. */
  readonly repaymentAccounts?: AccountRange;
  /** Share of visits that are measured in the browser, 0 to 1. */
  readonly vitalsShare: number;
  readonly product: string;
  readonly logLevel: Environment['LOG_LEVEL'];
  readonly logFormat: NonNullable<Environment['LOG_FORMAT']>;
  readonly cacheBytes: number;
  /** Pages that are made at once or wait for it. */
  readonly renderLimit: number;
  readonly upstreamTimeoutMs: number;
  readonly queryTimeoutMs: number;
  /** Milliseconds between the signal to stop and the end of listening. */
  readonly stopDelayMs: number;
  readonly gitCommit?: string;
}

/** Gives the variables the names and units the program uses. */
export function mapEnvironment(environment: Environment): Config {
  const { ADDRESS_SERVICE_URL: addressUrl, ADDRESS_SERVICE_KEY: addressKey } = environment;
  const { PAYMENT_GATEWAY_URL: gatewayUrl, PAYMENT_GATEWAY_KEY: gatewayKey } = environment;
  const {
    FILES_S3_URL: s3Url,
    FILES_S3_ACCESS_KEY: s3AccessKey,
    FILES_S3_SECRET_KEY: s3SecretKey,
  } = environment;
  const { CDN_PURGE_URL: cdnUrl, CDN_PURGE_KEY: cdnKey } = environment;
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = environment;
  const repaymentAccounts = readAccountRange(environment.REPAYMENT_ACCOUNTS ?? '');
  const { HOST, METRICS_PORT, PUBLIC_ORIGIN, DATABASE_URL, PLATFORM_URL, GIT_COMMIT, SMTP_URL, MAIL_FROM } =
    environment;
  return {
    mode: environment.MODE,
    site: environment.SITE,
    port: environment.PORT,
    host: HOST ?? (environment.MODE === 'production' ? '0.0.0.0' : '127.0.0.1'),
    ...(METRICS_PORT !== undefined && { metricsPort: METRICS_PORT }),
    ...(PUBLIC_ORIGIN !== undefined && { publicOrigin: PUBLIC_ORIGIN }),
    trustProxy: mapTrustProxy(environment.TRUST_PROXY ?? 'none'),
    timeZone: environment.TIME_ZONE,
    dataDir: environment.DATA_DIR,
    ...(DATABASE_URL !== undefined && { databaseUrl: DATABASE_URL }),
    ...(s3Url !== undefined &&
      s3AccessKey !== undefined &&
      s3SecretKey !== undefined && {
        s3: {
          url: s3Url,
          region: environment.FILES_S3_REGION,
          accessKey: s3AccessKey,
          secretKey: s3SecretKey,
        },
      }),
    ...(cdnUrl !== undefined && cdnKey !== undefined && { cdn: { url: cdnUrl, key: cdnKey } }),
    ...(endpoint !== undefined && { traces: { endpoint, share } }),
    ...(PLATFORM_URL !== undefined && { platformUrl: PLATFORM_URL }),
    ...(SMTP_URL !== undefined && MAIL_FROM !== undefined && { smtp: { url: SMTP_URL, from: MAIL_FROM } }),
    ...(gatewayUrl !== undefined &&
      gatewayKey !== undefined && { paymentGateway: { url: gatewayUrl, key: gatewayKey } }),
    ...(addressUrl !== undefined &&
      addressKey !== undefined && { addressService: { url: addressUrl, key: addressKey } }),
    ...(repaymentAccounts && { repaymentAccounts }),
    vitalsShare: environment.WEB_VITALS_SHARE,
    product: environment.PRODUCT,
    logLevel: environment.LOG_LEVEL,
    logFormat: environment.LOG_FORMAT ?? (environment.MODE === 'production' ? 'json' : 'pretty'),
    cacheBytes: environment.CACHE_MB * 1024 * 1024,
    renderLimit: environment.RENDER_LIMIT,
    upstreamTimeoutMs: environment.UPSTREAM_TIMEOUT_MS,
    queryTimeoutMs: environment.QUERY_TIMEOUT_MS,
    stopDelayMs: environment.STOP_DELAY_MS ?? (environment.MODE === 'production' ? 5000 : 0),
    ...(GIT_COMMIT !== undefined && { gitCommit: GIT_COMMIT }),
  };
}

function mapTrustProxy(value: string): false | string[] {
  return value === 'none' ? false : value.split(',');
}
