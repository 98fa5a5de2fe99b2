import type { QueryContext, WidgetQuery } from '#registry/widget.ts';
import type { OutboxMessage } from '#schemas/customer.ts';

/** Where the browser reads the messages, and whose. */
export interface OutboxPlace {
  readonly path: string;
  /** Only messages to this contact; empty: all. */
  readonly to: string;
  /** Of an example, which reads nothing. */
  readonly messages?: readonly OutboxMessage[];
}

/** Longest address a message can have. */
const longest = 200;

export function queries(_props: unknown, { customer, parameter }: QueryContext) {
  const to = (parameter('to') ?? '').trim().slice(0, longest);
  const place: WidgetQuery<OutboxPlace> = {
    queryKey: ['outbox', to],
    // Messages are read in the browser: what a page holds is kept and shared, and a code must not be.
    queryFn: async () => ({ path: customer.callPath('dev.outbox'), to }),
  };
  return { place };
}
