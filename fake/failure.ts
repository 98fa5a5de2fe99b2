import { HttpResponse } from 'msw';
import { errorBody } from '#server/platform/base/error-answers.ts';
import type { PlatformError } from '#server/platform/http/platform-error.ts';

/** A failure as the platform answers it. */
export const failure = (error: PlatformError): Response =>
  HttpResponse.json(errorBody(error), { status: error.status });
