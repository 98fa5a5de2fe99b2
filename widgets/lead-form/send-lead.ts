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

/** Longer than the proxy waits for the platform, so that its own answer comes first. */
const patienceMs = 20_000;

/** Sends a lead. Never throws: each end has its name. */
export async function sendLead(
  request: LeadRequest,
  locale: string,
  fetcher: typeof fetch = fetch,
): Promise<SendOutcome> {
  try {
    const answer = await fetcher(`/v2/cross-sell/lead-create?language=${encodeURIComponent(locale)}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'mozaika' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(patienceMs),
    });
    if (answer.ok) return { kind: 'accepted' };
    if (answer.status === 429) return { kind: 'too-many', minutes: minutesOf(answer.headers) };
    if (answer.status !== 400) return { kind: 'failed' };
    // A proxy may answer 400 with anything; then no field is known to be wrong.
    const body: unknown = await answer.json().catch(() => null);
    return { kind: 'refused', fields: refusedFields(body) };
  } catch {
    return { kind: 'offline' };
  }
}

function minutesOf(headers: Headers): number {
  const seconds = Number(headers.get('retry-after') ?? '');
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds / 60) : 1;
}

/** Fields named by an answer `{error:{fields:{'body/email': …}}}` (specification 8); others are none of the form's. */
export function refusedFields(body: unknown): FieldName[] {
  const fields = inside(inside(body, 'error'), 'fields');
  const named = new Set(
    typeof fields === 'object' && fields !== null
      ? Object.keys(fields).map((pointer) => pointer.replace(/^body\//, '').split('/', 1)[0])
      : [],
  );
  const inputs: FieldName[] = inputNames.filter((name) => named.has(name));
  return named.has('consents') ? [...inputs, 'consent-0'] : inputs;
}

const inside = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
