import { askPlatform } from '#engine/react/call-platform.ts';
import { followFailure } from '#engine/react/failure-policy.ts';
import { Failed, InvalidFields, Offline, TooManyAttempts } from '#engine/react/platform-failures.ts';
import { leadCreatePath } from '#schemas/calls/browser-paths.ts';
import { refAt } from '#schemas/calls/call-ref.ts';
import type { LeadRequest } from '#schemas/lead.ts';
import { inputNames } from './form-fields.ts';
import type { FieldName } from './validate-lead.ts';

/** Why nothing was kept. `fields`: the server refused these. */
export type SendOutcome =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly fields: readonly FieldName[] }
  /** Too many from this address; `minutes` until the next one, at least 1. */
  | { readonly kind: 'too-many'; readonly minutes: number }
  | { readonly kind: 'failed' }
  /** No answer came: no connection, or none in time. What was sent may have arrived; sending it again does no harm. */
  | { readonly kind: 'offline' };

/** Sends a lead. Never throws: each end has its name. */
export async function sendLead(
  request: LeadRequest,
  locale: string,
  fetcher?: typeof fetch,
): Promise<SendOutcome> {
  try {
    const call = refAt('POST', leadCreatePath);
    await askPlatform(call, { query: { language: locale }, body: request, locale }, fetcher);
    return { kind: 'accepted' };
  } catch (failure) {
    followFailure(failure, locale);
    if (failure instanceof Offline) return { kind: 'offline' };
    if (failure instanceof TooManyAttempts)
      return { kind: 'too-many', minutes: Math.ceil(failure.retryAfterS / 60) };
    if (failure instanceof InvalidFields) return { kind: 'refused', fields: refusedFields(failure.fields) };
    // A proxy may answer 400 with anything; then no field is known to be wrong.
    const isRefusal = failure instanceof Failed && failure.status === 400;
    return isRefusal ? { kind: 'refused', fields: [] } : { kind: 'failed' };
  }
}

/** Fields of the form among those an answer names, `body/email` (specification 8); others are none of the form's. */
export function refusedFields(fields: ReadonlyMap<string, string>): FieldName[] {
  const named = new Set([...fields.keys()].map((pointer) => pointer.replace(/^body\//, '').split('/', 1)[0]));
  const inputs: FieldName[] = inputNames.filter((name) => named.has(name));
  return named.has('consents') ? [...inputs, 'consent-0'] : inputs;
}
