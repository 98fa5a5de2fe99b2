import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { TLocalizedValidationError } from 'typebox/error';
import type { ErrorBody } from '#schemas/envelope.ts';
import { type StatedReason, statedReason } from '#schemas/refusals/refusal.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import { metOthers } from '../http/conflict-texts.ts';
import { personLanguageOf } from '../http/person-texts.ts';
import { type ErrorFields, messagesOf, PlatformError } from '../http/platform-error.ts';
import { describeProblems } from '../http/schema-problems.ts';
import { WrongStatus } from '../http/wrong-status.ts';
import { wrongStatus } from '../http/wrong-status-texts.ts';
import { isConflict } from './database/conflicts.ts';
import { isUnavailable } from './database/unavailable.ts';
import { withoutValues } from './database/without-values.ts';
import { FileStorageFailure } from './files/s3-bucket.ts';
import { isDiskFull } from './full-disk.ts';

/** Answers every failure as `{error:{message,code,reason,values?,fields?,field_reasons?}}`, and tells nobody but the log what broke inside. */
export function registerErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const named = nameError(error, request);
    if (named.retryAfterS !== undefined) reply.header('retry-after', String(named.retryAfterS));
    if (named.status === 401) reply.header('www-authenticate', 'Bearer');
    return reply.code(named.status).send(errorBody(named));
  });
  app.setNotFoundHandler((request, reply) => {
    const named = new PlatformError(
      'not_found',
      refuse('call.unknown', { method: request.method, path: pathOf(request) }),
    );
    return reply.code(named.status).send(errorBody(named));
  });
}

/** A failure as it travels. */
export function errorBody(failure: PlatformError): ErrorBody {
  const { refusal, code, fields, findings, current, usages, changes } = failure;
  return {
    error: {
      message: refusal.message,
      code,
      ...statedReason(refusal),
      ...(fields && { fields: messagesOf(fields), field_reasons: reasonsOf(fields) }),
      ...(findings && { findings: [...findings] }),
      ...(current && { current }),
      ...(usages && { usages: [...usages] }),
      ...(changes && { changes: [...changes] }),
    },
  };
}

const reasonsOf = (fields: ErrorFields): Record<string, StatedReason> =>
  Object.fromEntries(Object.entries(fields).map(([place, refusal]) => [place, statedReason(refusal)]));

/** Bytes as people read them, e.g. `64 kB`. */
const sizeText = (bytes: number): string =>
  bytes >= 1024 * 1024 ? `${Math.floor(bytes / 1024 / 1024)} MB` : `${Math.floor(bytes / 1024)} kB`;

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '';

function nameError(error: FastifyError, request: FastifyRequest): PlatformError {
  if (error instanceof PlatformError) return error;
  // Raised deep inside, where nobody knows the language.
  if (error instanceof WrongStatus) {
    return new PlatformError('wrong_status', wrongStatus(personLanguageOf(request)));
  }
  if (error.validation) {
    return new PlatformError('invalid_request', refuse('call.invalid'), {
      fields: validationFields(error),
    });
  }
  const { statusCode = 500 } = error;
  if (statusCode === 413)
    return new PlatformError(
      'too_large',
      refuse('call.too-large', { limit: sizeText(request.routeOptions.bodyLimit) }),
    );
  if (statusCode === 415) return new PlatformError('unsupported_media_type', refuse('call.not-json'));
  if (statusCode >= 400 && statusCode < 500) {
    return new PlatformError('invalid_request', refuse('call.unreadable'));
  }
  if (isConflict(error)) {
    request.log.error({ err: withoutValues(error) }, 'a call met others at the same moment, twice');
    return new PlatformError('unavailable', metOthers(personLanguageOf(request)), { retryAfterS: 1 });
  }
  // Before what is away: to PostgreSQL both are a lack of resources.
  if (isDiskFull(error)) {
    request.log.error({ err: withoutValues(error) }, 'the disk is full');
    return new PlatformError('storage_full', refuse('service.full'));
  }
  if (error instanceof FileStorageFailure) {
    request.log.error({ err: error }, 'the file storage does not answer');
    return new PlatformError('unavailable', refuse('service.unreachable'));
  }
  if (isUnavailable(error)) {
    request.log.error({ err: withoutValues(error) }, 'the database does not answer');
    return new PlatformError('unavailable', refuse('service.unreachable'));
  }
  request.log.error({ err: withoutValues(error) }, 'a call failed');
  return new PlatformError('internal', refuse('service.failed'));
}

/** Our validator's errors carry the parameters of the schema library; Fastify's type knows fewer keywords. */
function validationFields({ validation = [], validationContext = 'body' }: FastifyError): ErrorFields {
  const problems = describeProblems(validation as unknown as TLocalizedValidationError[]);
  const named = problems.map(([pointer, refusal]) => [`${validationContext}${pointer}`, refusal]);
  return Object.fromEntries(named);
}
