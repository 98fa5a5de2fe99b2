import { type Static, Type } from 'typebox';
import { legalTimeZone } from '#schemas/time-zone.ts';

/**
 * Every environment variable of the server, once: type, limits, default, what it is for and how a right value looks.
 * Checking, the error messages and `.env.example` are derived from it. `expected` completes "expected …" in an error.
 */
export const Environment = Type.Object({
  MODE: Type.Union([Type.Literal('sandbox'), Type.Literal('production')], {
    default: 'sandbox',
    description:
      'sandbox: demo content, demo customers and stand-ins for outside parties. production: none of them, nor any seeded credential, is reachable. Must be set where NODE_ENV is production. A database belongs to the mode of its first start.',
    expected: 'sandbox or production',
    example: 'production',
  }),
  SANDBOX_IN_PUBLIC: Type.Optional(
    Type.Literal('yes', {
      description:
        'Lets a sandbox be reached from other machines (HOST, PUBLIC_ORIGIN), though anybody can sign in as its administrator with a published password.',
      expected: 'yes, or nothing',
      example: 'yes',
    }),
  ),
  SITE: Type.Union([Type.Literal('shop'), Type.Literal('sample')], {
    default: 'shop',
    description:
      'Demo site that seeds an empty database of a sandbox: shop (Polish only) or sample (English, Russian, Ukrainian). A production starts empty.',
    expected: 'shop or sample',
    example: 'sample',
  }),
  PORT: Type.Integer({
    minimum: 0,
    maximum: 65_535,
    default: 3000,
    description: 'Port of the site; 0 takes any free one.',
    expected: 'a port number from 0 to 65535',
    example: '3000',
  }),
  HOST: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9._:-]{1,253}$',
      description:
        'Address to listen on. Unset: 127.0.0.1 in sandbox, because its credentials are public knowledge (another one needs SANDBOX_IN_PUBLIC); 0.0.0.0 in production.',
      expected: 'an IP address or a host name',
      example: '0.0.0.0',
    }),
  ),
  METRICS_PORT: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 65_535,
      description:
        'Port of the Prometheus metrics, on the same address; unset: no metrics. Keep it off the public network.',
      expected: 'a port number from 0 to 65535',
      example: '9464',
    }),
  ),
  PUBLIC_ORIGIN: Type.Optional(
    Type.String({
      pattern: '^https?://[^/?#\\s@]+$',
      description: 'Origin that browsers see. Required in production, where it must be https.',
      expected: 'scheme and host without a path, e.g. https://www.example.com',
      example: 'https://www.example.com',
    }),
  ),
  TIME_ZONE: Type.String({
    pattern: '^[A-Za-z][A-Za-z0-9_+/-]{0,63}$',
    default: legalTimeZone,
    description:
      'Time zone that people are told moments in: on pages, in the chat and its opening hours, in previews. Contracts count Polish days whatever it is.',
    expected: 'the IANA name of a time zone',
    example: 'Europe/Kyiv',
  }),
  TRUST_PROXY: Type.Optional(
    Type.String({
      pattern: '^[0-9a-zA-Z.:/,]{1,1000}$',
      description:
        'Whose X-Forwarded-For is believed: none, or the addresses of the proxies in front. A number of proxies will not do: anyone who reaches the port could claim to be one. Required in production, where a proxy that is not believed makes all visitors share the limits of one address; unset in sandbox: none.',
      expected: 'none, loopback, uniquelocal, or IP addresses and CIDR ranges, separated by commas',
      example: '10.0.0.0/8,::1',
    }),
  ),
  DATA_DIR: Type.String({
    minLength: 1,
    default: './data',
    description:
      'Folder of uploads, of files that nodes of other builds may be asked for, and of the built-in database (PGlite), which one process at a time can have.',
    expected: 'a folder path',
    example: './data',
  }),
  SMTP_URL: Type.Optional(
    Type.String({
      pattern: '^smtps?://\\S+$',
      description:
        'Mail server for codes, links and notices; needs MAIL_FROM. The sandbox sends nothing: its messages are at /dev-examples/outbox. A production without it runs, but refuses what needs a message.',
      expected: 'the address of a mail server, e.g. smtps://user:password@mail.example.com',
      example: 'smtps://user:password@mail.example.com',
    }),
  ),
  MAIL_FROM: Type.Optional(
    Type.String({
      pattern: '^[^<>@\\r\\n]{0,100}<?[^<>@\\s]{1,64}@[^<>@\\s]{1,190}>?$',
      description: 'Sender of those e-mails.',
      expected: 'an e-mail address, with a name in front if you like: Mozaika <hello@example.com>',
      example: 'Mozaika <hello@example.com>',
    }),
  ),
  DATABASE_URL: Type.Optional(
    Type.String({
      pattern: '^postgres(ql)?://\\S+$',
      description:
        'PostgreSQL server, which any number of processes share; unset: the built-in database in DATA_DIR. README names the oldest version.',
      expected: 'a PostgreSQL address, e.g. postgres://user:password@host:5432/mozaika',
      example: 'postgres://user:password@localhost:5432/mozaika',
    }),
  ),
  FILES_S3_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^?#\\s@]+$',
      description:
        'Bucket of S3, or of what speaks its language, for pictures, uploads and files of builds; needs FILES_S3_ACCESS_KEY and FILES_S3_SECRET_KEY. It is the address of the bucket, not of the service. Unset: they lie in DATA_DIR.',
      expected: 'the address of a bucket, e.g. https://s3.example.com/mozaika',
      example: 'https://mozaika.s3.eu-central-1.amazonaws.com',
    }),
  ),
  FILES_S3_REGION: Type.String({
    pattern: '^[a-z0-9-]{1,50}$',
    default: 'auto',
    description: 'Region of that bucket; auto where the service has none.',
    expected: 'the name of a region, or auto',
    example: 'eu-central-1',
  }),
  FILES_S3_ACCESS_KEY: Type.Optional(
    Type.String({
      pattern: '^[\\x21-\\x7e]{1,200}$',
      description:
        'Name of the access key of that bucket. The key has to read, write, delete and list there, nothing else.',
      expected: 'printable characters without spaces',
      example: 'AKIAEXAMPLE',
    }),
  ),
  FILES_S3_SECRET_KEY: Type.Optional(
    Type.String({
      pattern: '^[\\x21-\\x7e]{1,200}$',
      description: 'Secret of that access key.',
      expected: 'printable characters without spaces',
      example: 'change-me-to-the-secret-of-the-key',
    }),
  ),
  PLATFORM_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^/?#\\s@]+$',
      description: 'Outside content and lending platform; unset: the embedded one, in process.',
      expected: 'scheme and host without a path, e.g. https://platform.example.com',
      example: 'https://platform.example.com',
    }),
  ),
  PAYMENT_GATEWAY_URL: Type.Optional(
    Type.String({
      pattern: '^https://[^?#\\s@]+$',
      description:
        'Payment gateway that repayments go through (docs/payments.md); needs PAYMENT_GATEWAY_KEY. Unset: the sandbox has one of its own, a production takes no repayments by it.',
      expected: 'an https address, e.g. https://pay.example.com/api',
      example: 'https://pay.example.com/api',
    }),
  ),
  PAYMENT_GATEWAY_KEY: Type.Optional(
    Type.String({
      pattern: '^[\\x21-\\x7e]{32,200}$',
      description: 'Secret shared with the payment gateway: orders and notifications are signed with it.',
      expected: 'at least 32 printable characters without spaces',
      example: 'change-me-to-64-random-characters-0123456789abcdef',
    }),
  ),
  ADDRESS_SERVICE_URL: Type.Optional(
    Type.String({
      pattern: '^https://[^?#\\s@]+$',
      description:
        'Third-party service that corrects names of places; needs ADDRESS_SERVICE_KEY. Unset: the sandbox has a stand-in, a production answers 503.',
      expected: 'an https address, e.g. https://address.example.com/correct',
      example: 'https://address.example.com/correct',
    }),
  ),
  ADDRESS_SERVICE_KEY: Type.Optional(
    Type.String({
      pattern: '^[\\x21-\\x7e]{8,200}$',
      description: 'Access key of that service. It is sent from the server only.',
      expected: 'at least 8 printable characters without spaces',
      example: 'change-me-to-the-key-of-the-service',
    }),
  ),
  REPAYMENT_ACCOUNTS: Type.Optional(
    Type.String({
      pattern: '^\\d{8}-\\d{4}$',
      description:
        'Range of virtual accounts that loans are repaid to: sort code of the bank, hyphen, number of the lender there. Unset: the sandbox has accounts of no bank, a production offers no contracts.',
      expected: 'eight digits of a sort code with its check digit, a hyphen, four digits',
      example: '99900009-0001',
    }),
  ),
  PRODUCT: Type.String({
    pattern: '^[a-z0-9][a-z0-9-]{0,49}$',
    default: 'loan',
    description: 'Name of the product in the paths of the platform: /v2/{product}/….',
    expected: 'small letters, digits and hyphens, at most 50',
    example: 'loan',
  }),
  LOG_LEVEL: Type.Union(
    [
      Type.Literal('trace'),
      Type.Literal('debug'),
      Type.Literal('info'),
      Type.Literal('warn'),
      Type.Literal('error'),
      Type.Literal('fatal'),
      Type.Literal('silent'),
    ],
    {
      default: 'info',
      description: 'Least severe log line that is written.',
      expected: 'trace, debug, info, warn, error, fatal or silent',
      example: 'debug',
    },
  ),
  LOG_FORMAT: Type.Optional(
    Type.Union([Type.Literal('json'), Type.Literal('pretty')], {
      description:
        'Form of log lines: json for programs, pretty for people. Unset: pretty in sandbox, json in production.',
      expected: 'json or pretty',
      example: 'json',
    }),
  ),
  CDN_PURGE_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^?#\\s@]+$',
      description:
        'Where the CDN in front is told which pages are out of date (docs/cdn.md); needs CDN_PURGE_KEY. Unset: pages tell a CDN to ask for them each time.',
      expected: 'the address that takes purges, e.g. https://api.fastly.com/service/abc/purge',
      example: 'https://api.fastly.com/service/abc/purge',
    }),
  ),
  CDN_PURGE_KEY: Type.Optional(
    Type.String({
      pattern: '^[\\x21-\\x7e]{8,200}$',
      description: 'Secret that comes with each purge. It has to allow purging, nothing else.',
      expected: 'at least 8 printable characters without spaces',
      example: 'change-me-to-the-key-of-the-cdn',
    }),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(
    Type.String({
      pattern: '^https?://[^?#\\s@]+$',
      description:
        'Collector of OpenTelemetry traces, OTLP over HTTP; OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES and OTEL_EXPORTER_OTLP_HEADERS mean what OpenTelemetry says. Unset: no traces.',
      expected: 'the address of a collector without /v1/traces, e.g. http://localhost:4318',
      example: 'http://localhost:4318',
    }),
  ),
  OTEL_TRACES_SAMPLER_ARG: Type.Number({
    minimum: 0,
    maximum: 1,
    default: 0.1,
    description:
      'Share of requests that are traced, but for those whose trace began elsewhere. Pages of the cache have no trace.',
    expected: 'a number from 0 to 1',
    example: '0.1',
  }),
  WEB_VITALS_SHARE: Type.Number({
    minimum: 0,
    maximum: 1,
    default: 0,
    description:
      'Share of visits whose web vitals browsers tell (metrics mozaika_web_vital_seconds and mozaika_web_vital_shift); those alone load what measures them. No cookie, no id.',
    expected: 'a number from 0 to 1',
    example: '0.1',
  }),
  CACHE_MB: Type.Integer({
    minimum: 0,
    maximum: 65_536,
    default: 64,
    description: 'Memory for finished pages, in megabytes; 0 turns the page cache off.',
    expected: 'whole megabytes from 0 to 65536',
    example: '256',
  }),
  RENDER_LIMIT: Type.Integer({
    minimum: 1,
    maximum: 100_000,
    default: 64,
    description:
      'Pages that are made at once or wait for it, a quarter of it for customers who signed in; whoever asks for one more gets 503 at once instead of waiting for seconds. Pages of the cache are served all the same.',
    expected: 'a number of pages from 1 to 100000',
    example: '64',
  }),
  UPSTREAM_TIMEOUT_MS: Type.Integer({
    minimum: 100,
    maximum: 60_000,
    default: 10_000,
    description: 'Longest wait for an answer of the platform, in milliseconds.',
    expected: 'milliseconds from 100 to 60000',
    example: '10000',
  }),
  QUERY_TIMEOUT_MS: Type.Integer({
    minimum: 100,
    maximum: 60_000,
    default: 3000,
    description: 'Longest wait for the data of one block, in milliseconds; a late block is left out.',
    expected: 'milliseconds from 100 to 60000',
    example: '3000',
  }),
  STOP_DELAY_MS: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 20_000,
      description:
        'How long the server still takes requests after SIGTERM, in milliseconds, while /readyz says 503: longer than the load balancer takes to notice. Unset: 0 in sandbox, 5000 in production.',
      expected: 'milliseconds from 0 to 20000',
      example: '5000',
    }),
  ),
  GIT_COMMIT: Type.Optional(
    Type.String({
      pattern: '^[0-9a-f]{7,40}$',
      description:
        'Commit this build was made of, shown by /version; unset: read from .git when there is one.',
      expected: '7 to 40 hexadecimal digits',
      example: '0123abc',
    }),
  ),
});
export type Environment = Static<typeof Environment>;
export type VariableName = keyof Environment;

export const variableNames = Object.keys(Environment.properties) as VariableName[];
/** Variables that are set or have a default, as their schemas have them. */
export type VariableValues = Partial<Record<VariableName, unknown>>;
