import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { TLocalizedValidationError } from 'typebox/error';
import type { ErrorBody } from '#schemas/envelope.ts';
import { describeProblems } from '../content/schema-problems.ts';
import { isConflict } from '../database/conflicts.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { withoutValues } from '../database/without-values.ts';
import { WrongStatus } from '../lending/lifecycle.ts';
import { wrongStatusTexts } from '../lending/wrong-status-texts.ts';
import { conflictTexts } from './conflict-texts.ts';
import { personLanguageOf } from './person-texts.ts';
import { type ErrorFields, PlatformError } from './platform-error.ts';

/** Answers every failure as `{error:{message,code,fields?}}`, and tells nobody but the log what broke inside. */
export function registerErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const named = nameError(error, request);
    if (named.retryAfterS !== undefined) reply.header('retry-after', String(named.retryAfterS));
    if (named.status === 401) reply.header('www-authenticate', 'Bearer');
    return reply.code(named.status).send(errorBody(named));
  });
  app.setNotFoundHandler((request, reply) => {
    const named = new PlatformError('not_found', `There is no call ${request.method} ${pathOf(request)}.`);
    return reply.code(named.status).send(errorBody(named));
  });
}

function errorBody({ message, code, fields, findings, current, usages }: PlatformError): ErrorBody {
  return {
    error: {
      message,
      code,
      ...(fields && { fields }),
      ...(findings && { findings: [...findings] }),
      ...(current && { current }),
      ...(usages && { usages: [...usages] }),
    },
  };
}

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '';

function nameError(error: FastifyError, request: FastifyRequest): PlatformError {
  if (error instanceof PlatformError) return error;
  // Raised deep inside, where nobody knows the language.
  if (error instanceof WrongStatus) {
    return new PlatformError('wrong_status', wrongStatusTexts[personLanguageOf(request)]);
  }
  if (error.validation) {
    return new PlatformError('invalid_request', 'The request does not have the form this call asks for.', {
      fields: validationFields(error),
    });
  }
  const { statusCode = 500 } = error;
  if (statusCode === 413) return new PlatformError('too_large', 'The request is larger than 2 MB.');
  if (statusCode === 415) return new PlatformError('unsupported_media_type', 'The body must be JSON.');
  if (statusCode >= 400 && statusCode < 500) {
    return new PlatformError('invalid_request', 'The request could not be read.');
  }
  if (isConflict(error)) {
    request.log.error({ err: withoutValues(error) }, 'a call met others at the same moment, twice');
    return new PlatformError('unavailable', conflictTexts[personLanguageOf(request)], { retryAfterS: 1 });
  }
  if (isUnavailable(error)) {
    request.log.error({ err: withoutValues(error) }, 'the database does not answer');
    return new PlatformError(
      'unavailable',
      'The content system cannot be reached at the moment. Try again soon.',
    );
  }
  request.log.error({ err: withoutValues(error) }, 'a call failed');
  return new PlatformError('internal', 'Something went wrong on our side.');
}

/** Our validator's errors carry the parameters of the schema library; Fastify's type knows fewer keywords. */
function validationFields({ validation = [], validationContext = 'body' }: FastifyError): ErrorFields {
  const problems = describeProblems(validation as unknown as TLocalizedValidationError[]);
  const named = problems.map(([pointer, message]) => [`${validationContext}${pointer}`, message]);
  return Object.fromEntries(named);
}
