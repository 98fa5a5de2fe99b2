import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '#server/config/config.ts';
import { logOutput } from './log-output.ts';
import { maskPersonal } from './mask-personal.ts';
import { redactUrl } from './redact-url.ts';

/** Keys that never reach a log, wherever in a line's first levels they stand ([sec 38]). */
const secretKeys = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  'token',
  'bearer_token',
  'refresh_token',
  'access_token',
  'signature',
  'password',
  'password_repeat',
  'current_password',
  'challenge',
  'pin',
  'code',
  'email',
  'phone',
  'contact',
  'name',
  'firstname',
  'lastname',
  'surname',
  'pesel',
  'iban',
];

/**
 * The program's logger: JSON lines, secrets masked. Addresses go under `url`, where one-use tokens are masked.
 * `destination` is standard output unless a test gives another.
 */
export function createLogger(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const join = (prefix: string, key: string) =>
    key.startsWith('[') ? `${prefix}${key}` : `${prefix}.${key}`;
  const paths = secretKeys.flatMap((key) => [
    key,
    join('*', key),
    join('*.headers', key),
    join('*.body', key),
  ]);
  const options = {
    level: config.logLevel,
    redact: { paths: [...paths, 'headers.authorization', 'headers.cookie'], censor: '***' },
    serializers: {
      url: (url: unknown) => (typeof url === 'string' ? redactUrl(url) : url),
      err: describeError,
    },
  };
  return pino(options, destination ?? logOutput(process.stdout));
}

/**
 * Name, message and stack of an error, and its causes: further properties of a client error (a request's headers, an
 * answer's body) are not ours to print.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  return {
    type: name,
    message: maskPersonal(message),
    ...(stack !== undefined && { stack: maskPersonal(stack) }),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}
