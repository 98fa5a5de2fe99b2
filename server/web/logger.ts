import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '#server/config/config.ts';
import { logOutput } from './log-output.ts';
import { maskSecrets, secretKeys } from './mask-secrets.ts';
import { prettyLog } from './pretty-log.ts';
import { redactUrl } from './redact-url.ts';

/**
 * The program's logger: secrets masked, JSON lines unless the configuration says otherwise. Addresses go under `url`,
 * where one-use tokens are masked. `destination` is standard output unless a test gives another.
 */
export function createLogger(
  config: Pick<Config, 'logLevel'> & Partial<Pick<Config, 'logFormat'>>,
  destination?: DestinationStream,
): Logger {
  const options = {
    level: config.logLevel,
    redact: { paths: ['*', ...secretKeys.map((key) => `["${key}"]`)], censor: censorValue },
    serializers: {
      url: (url: unknown) => (typeof url === 'string' ? redactUrl(url) : url),
      // Our mask describes errors; pino's own description adds the properties that it leaves out.
      err: (error: unknown) => error,
    },
  };
  const format = config.logFormat === 'pretty' ? prettyLog() : undefined;
  if (!destination) return pino(options, logOutput(process.stdout, format));
  return pino(options, format ? { write: (line) => destination.write(format(line)) } : destination);
}

/**
 * Asked once for each property of a line, when its serializer is done. The paths above name first levels alone: the walk
 * below them is ours, because pino's reads each of its paths again, sign by sign, for every property of every line.
 */
const censorValue = (value: unknown, [key]: readonly (string | symbol)[]): unknown =>
  maskSecrets(value, typeof key === 'string' ? key : undefined);
