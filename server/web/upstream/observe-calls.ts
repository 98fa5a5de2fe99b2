import type { ContentTransport } from '#engine/content/transport.ts';
import { inSpan } from '#server/tracing/spans.ts';
import type { CallPlatform } from '../platform-call.ts';
import { findOfStaff, matchCall } from './call-table.ts';

export interface Observing {
  /** Hears of each call: its name, the status of its answer (null: none came), seconds. */
  readonly observe: (call: string, status: number | null, seconds: number) => void;
  /** Segment of the addresses that belong to the product. */
  readonly product: string;
}

/** A call by the name of its record: addresses are as many as visitors like. */
function nameOf(method: string, target: string, product: string): string {
  const path = target.split('?', 1)[0] ?? '';
  return matchCall(method, path, product)?.id ?? findOfStaff(method, path)?.call?.id ?? 'other';
}

/** Measures calls that browsers make through the edge, until their answer begins. */
export function observeCalls(call: CallPlatform, { observe, product }: Observing): CallPlatform {
  return (asked) => measured(nameOf(asked.method, asked.target, product), () => call(asked), observe);
}

/** Measures what the engine reads. */
export function observeTransport(
  transport: ContentTransport,
  { observe, product }: Observing,
): ContentTransport {
  return (request, signal) =>
    measured(nameOf(request.method, request.path, product), () => transport(request, signal), observe);
}

/** Measures one call under the name given. */
export async function measured<Answer extends { readonly status: number }>(
  name: string,
  ask: () => Promise<Answer>,
  observe: Observing['observe'],
): Promise<Answer> {
  const begun = performance.now();
  let status: number | null = null;
  try {
    const answer = await inSpan(`call ${name}`, ask);
    status = answer.status;
    return answer;
  } finally {
    observe(name, status, (performance.now() - begun) / 1000);
  }
}
