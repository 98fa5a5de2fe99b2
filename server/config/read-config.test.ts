import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ConfigError } from './config-error.ts';
import { describeConfig } from './describe-config.ts';
import { variableNames } from './environment.ts';
import { readConfig } from './read-config.ts';

function problemsOf(env: Record<string, string>) {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

const production = {
  MODE: 'production',
  PUBLIC_ORIGIN: 'https://www.example.com',
  TRUST_PROXY: 'none',
};

describe('readConfig', () => {
  test('needs no configuration for the sandbox, which listens on this machine only', () => {
    expect(readConfig({})).toEqual({
      mode: 'sandbox',
      site: 'shop',
      port: 3000,
      host: '127.0.0.1',
      trustProxy: false,
      timeZone: 'Europe/Warsaw',
      dataDir: './data',
      vitalsShare: 0,
      product: 'loan',
      logLevel: 'info',
      logFormat: 'pretty',
      cacheBytes: 64 * 1024 * 1024,
      renderLimit: 64,
      upstreamTimeoutMs: 10_000,
      queryTimeoutMs: 3000,
      stopDelayMs: 0,
    });
  });

  test('[reliability] a production stops after a delay unless told otherwise', () => {
    const env = production;
    expect(readConfig(env).stopDelayMs).toBe(5000);
    expect(readConfig({ ...env, STOP_DELAY_MS: '0' }).stopDelayMs).toBe(0);
    expect(problemsOf({ STOP_DELAY_MS: '20001' }).map(({ name }) => name)).toEqual(['STOP_DELAY_MS']);
  });

  test('writes a log for people in the sandbox and JSON in production unless told otherwise', () => {
    expect(readConfig({ LOG_FORMAT: 'json' }).logFormat).toBe('json');
    expect(readConfig(production).logFormat).toBe('json');
    expect(readConfig({ ...production, LOG_FORMAT: 'pretty' }).logFormat).toBe('pretty');
    expect(problemsOf({ LOG_FORMAT: 'xml' }).map(({ name }) => name)).toEqual(['LOG_FORMAT']);
  });

  test('listens everywhere in production unless told otherwise', () => {
    const env = production;
    expect(readConfig(env).host).toBe('0.0.0.0');
    expect(readConfig({ ...env, HOST: '10.0.0.7' }).host).toBe('10.0.0.7');
  });

  describe('[sec 40] a sandbox, whose passwords are published,', () => {
    test('never stands in for a production that does not name its mode', () => {
      const problems = problemsOf({ ...production, MODE: '', NODE_ENV: 'production' });
      expect(problems.map(({ name }) => name)).toEqual(['MODE']);
      expect(new ConfigError(problems).message).toMatch(
        /MODE is not set: expected production or sandbox, because NODE_ENV is production.*Set MODE=production/,
      );
      expect(readConfig({ NODE_ENV: 'production', MODE: 'sandbox' }).mode).toBe('sandbox');
      expect(readConfig({ NODE_ENV: 'production', ...production }).mode).toBe('production');
      expect(readConfig({ NODE_ENV: 'development' }).mode).toBe('sandbox');
    });

    test.each([
      ...['0.0.0.0', '::', '10.0.0.7', '128.0.0.1', '::ffff:10.0.0.7', 'example.com', '127.1'],
      ...['localhost.example.com', 'notlocalhost', '0'],
    ])('does not listen on %s unless it is said to be meant', (HOST) => {
      const problems = problemsOf({ HOST });
      expect(problems).toMatchObject([
        { name: 'HOST', cure: expect.stringContaining('SANDBOX_IN_PUBLIC=yes') },
      ]);
      expect(readConfig({ HOST, SANDBOX_IN_PUBLIC: 'yes' })).toMatchObject({ host: HOST, mode: 'sandbox' });
      expect(readConfig({ ...production, HOST }).host).toBe(HOST);
    });

    test.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1', 'localhost', 'LocalHost'])(
      'listens on %s',
      (HOST) => {
        expect(readConfig({ HOST }).host).toBe(HOST);
      },
    );

    test('is not offered under a public origin, as a proxy on this machine would, unless it is said to be meant', () => {
      const PUBLIC_ORIGIN = 'https://www.example.com';
      expect(problemsOf({ PUBLIC_ORIGIN }).map(({ name }) => name)).toEqual(['PUBLIC_ORIGIN']);
      expect(readConfig({ PUBLIC_ORIGIN, SANDBOX_IN_PUBLIC: 'yes' }).publicOrigin).toBe(PUBLIC_ORIGIN);
      for (const own of ['http://localhost:3000', 'http://[::1]:3000', 'https://shop.localhost'])
        expect(readConfig({ PUBLIC_ORIGIN: own }).publicOrigin).toBe(own);
    });

    test.each(['no', 'true', 'YES'])('takes SANDBOX_IN_PUBLIC=%s for a mistake', (SANDBOX_IN_PUBLIC) => {
      expect(problemsOf({ SANDBOX_IN_PUBLIC }).map(({ name }) => name)).toEqual(['SANDBOX_IN_PUBLIC']);
    });

    test('property: listens on no address of another machine, in whatever form it is written', () => {
      const mapped = /^\[::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4}\]$/;
      fc.assert(
        fc.property(fc.oneof(fc.ipV4(), fc.ipV4Extended(), fc.ipV6(), fc.domain()), (HOST) => {
          // As browsers write the same address.
          const plain = new URL(`http://${HOST.includes(':') ? `[${HOST}]` : HOST}`).hostname;
          const own = plain.startsWith('127.') || plain === '[::1]' || mapped.test(plain);
          if (!own) expect(problemsOf({ HOST })).toHaveLength(1);
        }),
      );
    });
  });

  test('lists everything that is wrong at once, with value, expectation and cure', () => {
    const problems = problemsOf({
      MODE: 'production',
      PORT: '80x',
      LOG_LEVEL: 'loud',
      CACHE_MB: '-1',
      POTR: '1',
    });
    expect(problems.map(({ name }) => name)).toEqual([
      'PORT',
      'LOG_LEVEL',
      'CACHE_MB',
      'POTR',
      'PUBLIC_ORIGIN',
      'TRUST_PROXY',
    ]);
    const message = new ConfigError(problems).message;
    expect(message).toContain(
      'PORT is "80x": expected a port number from 0 to 65535. Set it like PORT=3000.',
    );
    expect(message).toContain('PUBLIC_ORIGIN is not set: expected an https origin');
  });

  test.each(['http://www.example.com', 'https://www.example.com/shop', 'www.example.com'])(
    'production refuses the origin %s',
    (PUBLIC_ORIGIN) => {
      expect(problemsOf({ MODE: 'production', PUBLIC_ORIGIN }).map(({ name }) => name)).toContain(
        'PUBLIC_ORIGIN',
      );
    },
  );

  test.each(['0x10', '1e3', ' 80', '', '3000.5', '65536'])(
    'takes only plain digits as a port: %j',
    (PORT) => {
      if (PORT === '') expect(readConfig({ PORT }).port).toBe(3000);
      else expect(problemsOf({ PORT })).toHaveLength(1);
    },
  );

  test('metrics never share the public port', () => {
    expect(problemsOf({ PORT: '3000', METRICS_PORT: '3000' })).toMatchObject([{ name: 'METRICS_PORT' }]);
    expect(readConfig({ METRICS_PORT: '9464' }).metricsPort).toBe(9464);
  });

  test.each([
    ['MOED', 'MODE'],
    ['port', 'PORT'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['PUBLIC_ORIGN', 'PUBLIC_ORIGIN'],
    ['PUBLICORIGIN', 'PUBLIC_ORIGIN'],
  ])('points out that %s is probably %s', (wrong, right) => {
    expect(problemsOf({ [wrong]: 'x' })).toMatchObject([
      { name: wrong, cure: `Rename it to ${right}, or unset it.` },
    ]);
  });

  test.each([
    'HOME',
    'NODE',
    'HOSTNAME',
    'LANG',
    'PATH',
    'NODE_ENV',
    'XDG_DATA_DIRS',
    'SHELL',
    'PWD',
    'HOSTTYPE',
  ])('lets %s of other programs be', (name) => {
    expect(problemsOf({ [name]: 'x' })).toEqual([]);
  });

  test.each([
    ['none', false],
    ['loopback', ['loopback']],
    ['10.0.0.0/8,::1', ['10.0.0.0/8', '::1']],
  ])('[sec 17] TRUST_PROXY=%s', (value, expected) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
  });

  test.each(['Europe/Kyiv', 'America/Argentina/Buenos_Aires', 'UTC'])('TIME_ZONE=%s', (zone) => {
    expect(readConfig({ TIME_ZONE: zone }).timeZone).toBe(zone);
  });

  test.each(['Europe/Warszawa', '+02:00', 'Warsaw', 'Europe/Warsaw; drop', '../../etc'])(
    'TIME_ZONE=%s is no time zone, and the start says what one looks like',
    (zone) => {
      const [problem, ...more] = problemsOf({ TIME_ZONE: zone });
      expect([problem?.name, more]).toEqual(['TIME_ZONE', []]);
      expect(problem?.cure).toContain('TIME_ZONE=Europe/Kyiv');
    },
  );

  test('[sec 17] a production has to say who stands in front, and is told how', () => {
    const { TRUST_PROXY: _unset, ...silent } = production;
    const problems = problemsOf(silent);
    expect(problems.map(({ name, value }) => [name, value])).toEqual([['TRUST_PROXY', undefined]]);
    for (const way of ['loopback', '10.0.0.0/8', 'none']) {
      expect(problems[0]?.cure).toContain(`TRUST_PROXY=${way}`);
      expect(problemsOf({ ...silent, TRUST_PROXY: way })).toEqual([]);
    }
    expect(problemsOf({ ...silent, TRUST_PROXY: '*' })).toHaveLength(1);
    expect(readConfig({}).trustProxy).toBe(false);
  });

  test.each(['true', '1', '*', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0', 'none,::1'])(
    '[sec 17] TRUST_PROXY=%s is refused: it could mean everybody',
    (TRUST_PROXY) => {
      expect(problemsOf({ TRUST_PROXY })).toHaveLength(1);
    },
  );

  test('a payment gateway needs address and key together, and a key is never shown', () => {
    const url = 'https://pay.example.com/api';
    const key = 'k'.repeat(40);
    const whole = readConfig({ PAYMENT_GATEWAY_URL: url, PAYMENT_GATEWAY_KEY: key });
    expect(whole.paymentGateway).toEqual({ url, key });
    expect(problemsOf({ PAYMENT_GATEWAY_URL: url }).map(({ name }) => name)).toEqual(['PAYMENT_GATEWAY_KEY']);
    const short = problemsOf({ PAYMENT_GATEWAY_URL: url, PAYMENT_GATEWAY_KEY: 'hunter2' });
    expect(JSON.stringify(short)).not.toContain('hunter2');
    expect(short.map(({ name }) => name)).toContain('PAYMENT_GATEWAY_KEY');
  });

  test('a CDN needs address and key together, and shares are numbers from 0 to 1', () => {
    const url = 'https://api.fastly.com/service/abc/purge';
    const key = 'k'.repeat(20);
    expect(readConfig({ CDN_PURGE_URL: url, CDN_PURGE_KEY: key }).cdn).toEqual({ url, key });
    expect(problemsOf({ CDN_PURGE_KEY: key }).map(({ name }) => name)).toEqual(['CDN_PURGE_URL']);
    expect(readConfig({ WEB_VITALS_SHARE: '0.25' }).vitalsShare).toBe(0.25);
    const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318', OTEL_TRACES_SAMPLER_ARG: '1' };
    expect(readConfig(traced).traces).toEqual({ endpoint: 'http://localhost:4318', share: 1 });
    for (const share of ['2', '-0.1', '1e-3', '0,5', 'half', '.5'])
      expect(problemsOf({ WEB_VITALS_SHARE: share }).map(({ name }) => name)).toEqual(['WEB_VITALS_SHARE']);
  });

  test('[sec 38] no password of a database address reaches the error', () => {
    const [problem] = problemsOf({ DATABASE_URL: 'mysql://root:hunter2@db/x' });
    expect(JSON.stringify(problem)).not.toContain('hunter2');
  });

  test('either gives a configuration or throws a ConfigError, whatever the environment', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...variableNames), fc.string()), (env) => {
        expect(() => problemsOf(env)).not.toThrow();
      }),
    );
  });
});

describe('describeConfig', () => {
  test('names every variable, and its lines are valid values', () => {
    const lines = describeConfig().split('\n');
    const env = Object.fromEntries(
      lines.filter((line) => /^#[A-Z0-9_]+=/.test(line)).map((line) => line.slice(1).split(/=(.*)/, 2)),
    );
    expect(Object.keys(env)).toEqual([...variableNames]);
    expect(problemsOf(env)).toEqual([]);
  });
});
