import { isIP } from 'node:net';
import { Value } from 'typebox/value';
import { readAccountRange } from '#schemas/lending/account-range.ts';
import { isTimeZone } from '#schemas/time-zone.ts';
import { type Config, mapEnvironment } from './config.ts';
import { ConfigError, type ConfigProblem } from './config-error.ts';
import { Environment, type VariableName, type VariableValues, variableNames } from './environment.ts';
import { findModeProblems } from './mode-problems.ts';
import { findNearMiss } from './near-miss.ts';
import { describeVariable } from './variable.ts';

/**
 * Reads the configuration from environment variables. An empty value counts as not set, as in `.env` files.
 * @throws ConfigError with everything that is wrong at once
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const problems: ConfigProblem[] = [];
  const values: VariableValues = {};
  for (const name of variableNames) {
    const { schema, expected, optional, fallback, example } = describeVariable(name);
    const raw = env[name] === '' ? undefined : env[name];
    const value = raw === undefined ? fallback : convert(raw, schema);
    if (value === undefined && optional) continue;
    if (Value.Check(schema, value)) values[name] = value;
    else
      problems.push({
        name,
        value: isSecret(name) ? hidden(raw) : mask(raw),
        expected,
        cure: `Set it like ${name}=${example}.`,
      });
  }
  problems.push(...findMisspelt(env));
  // What is wrong by itself is named once.
  const isNamed = ({ name }: ConfigProblem) => problems.some((problem) => problem.name === name);
  const together = [...findModeProblems(env, values), ...checkTogether(values)];
  problems.push(...together.filter((problem) => !isNamed(problem)));
  if (problems.length > 0 || !Value.Check(Environment, values)) throw new ConfigError(problems);
  return mapEnvironment(values);
}

const wholeNumber = /^\d{1,15}$/;
const decimalNumber = /^\d{1,9}(\.\d{1,9})?$/;

/** Digits become a number where one is asked for; anything else stays text, and fails the check as such. */
function convert(raw: string, schema: { readonly type?: unknown }): unknown {
  const number = schema.type === 'integer' ? wholeNumber : schema.type === 'number' ? decimalNumber : null;
  return number?.test(raw) ? Number(raw) : raw;
}

function findMisspelt(env: Readonly<Record<string, string | undefined>>): ConfigProblem[] {
  return Object.keys(env).flatMap((name) => {
    if (variableNames.some((ours) => ours === name)) return [];
    const meant = findNearMiss(name, variableNames);
    if (meant === null) return [];
    return [
      {
        name,
        value: mask(env[name]),
        expected: `a known variable; this looks like ${meant}`,
        cure: `Rename it to ${meant}, or unset it.`,
      },
    ];
  });
}

/** Variables of which one is worth nothing without the others. */
const inseparable: readonly (readonly VariableName[])[] = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['PAYMENT_GATEWAY_URL', 'PAYMENT_GATEWAY_KEY'],
  ['ADDRESS_SERVICE_URL', 'ADDRESS_SERVICE_KEY'],
  ['FILES_S3_URL', 'FILES_S3_ACCESS_KEY', 'FILES_S3_SECRET_KEY'],
  ['CDN_PURGE_URL', 'CDN_PURGE_KEY'],
];
const inWords = new Intl.ListFormat('en-GB');

/** Rules that concern more than one variable. */
function checkTogether(values: Readonly<VariableValues>): ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  const origin = values.PUBLIC_ORIGIN;
  if (values.MODE === 'production' && !(typeof origin === 'string' && origin.startsWith('https://'))) {
    problems.push({
      name: 'PUBLIC_ORIGIN',
      value: typeof origin === 'string' ? origin : undefined,
      expected: 'an https origin, because MODE is production',
      cure: 'Set it like PUBLIC_ORIGIN=https://www.example.com; secure cookies work over https only.',
    });
  }
  if (values.METRICS_PORT !== undefined && values.METRICS_PORT === values.PORT && values.PORT !== 0) {
    problems.push({
      name: 'METRICS_PORT',
      value: String(values.METRICS_PORT),
      expected: 'a port other than PORT, because metrics are not for the public',
      cure: 'Set it like METRICS_PORT=9464.',
    });
  }
  for (const names of inseparable) {
    const missing = names.filter((name) => values[name] === undefined);
    if (missing.length === names.length) continue;
    for (const name of missing) {
      const { expected, example } = describeVariable(name);
      problems.push({
        name,
        value: undefined,
        expected: `${expected}; ${inWords.format(names)} go together`,
        cure: `Set it like ${name}=${example}.`,
      });
    }
  }
  const accounts = values.REPAYMENT_ACCOUNTS;
  if (typeof accounts === 'string' && readAccountRange(accounts) === null) {
    const { expected, example } = describeVariable('REPAYMENT_ACCOUNTS');
    problems.push({
      name: 'REPAYMENT_ACCOUNTS',
      value: accounts,
      expected,
      cure: `Set it like REPAYMENT_ACCOUNTS=${example}; the check digit of the sort code is wrong.`,
    });
  }
  const zone = values.TIME_ZONE;
  if (typeof zone === 'string' && !isTimeZone(zone)) {
    const { expected, example } = describeVariable('TIME_ZONE');
    problems.push({
      name: 'TIME_ZONE',
      value: zone,
      expected: `${expected}, with its capital letters`,
      cure: `Set it like TIME_ZONE=${example}.`,
    });
  }
  const proxies = values.TRUST_PROXY;
  if (values.MODE === 'production' && proxies === undefined) {
    problems.push({
      name: 'TRUST_PROXY',
      value: undefined,
      expected:
        'a word on who stands in front, because MODE is production: behind a proxy that is not believed, all visitors share the limits of one address',
      cure: 'Set it like TRUST_PROXY=loopback for a proxy on this machine, TRUST_PROXY=10.0.0.0/8 for one elsewhere, or TRUST_PROXY=none when browsers connect to this port themselves.',
    });
  }
  if (typeof proxies === 'string' && proxies !== 'none' && !proxies.split(',').every(isAddressRange)) {
    const { expected, example } = describeVariable('TRUST_PROXY');
    problems.push({
      name: 'TRUST_PROXY',
      value: proxies,
      expected,
      cure: `Set it like TRUST_PROXY=${example}.`,
    });
  }
  return problems;
}

/** An IP address, a CIDR range, or one of the names Fastify knows. */
function isAddressRange(text: string): boolean {
  if (text === 'loopback' || text === 'uniquelocal') return true;
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  // A range of zero bits is everybody.
  return (
    bits === undefined ||
    (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (family === 4 ? 32 : 128))
  );
}

/** A key is said to be there, never what it is. */
const isSecret = (name: string): boolean => name.endsWith('_KEY');
const hidden = (value: string | undefined): string | undefined => (value === undefined ? undefined : '***');

/** A password in an address does not belong on a terminal. */
function mask(value: string | undefined): string | undefined {
  return value?.replace(/:\/\/[^@/]*@/, '://***@');
}
