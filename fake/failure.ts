import { HttpResponse } from 'msw';
import type { ErrorBody } from '#schemas/envelope.ts';

/** A failure in the form of the wire (specification 8). */
export const failure = (
  status: number,
  code: string,
  message: string,
  fields?: Readonly<Record<string, string>>,
): Response =>
  HttpResponse.json({ error: { message, code, ...(fields && { fields }) } } satisfies ErrorBody, { status });
