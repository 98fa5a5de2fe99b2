import type { QueryContext, WidgetQuery } from '#registry/widget.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import { devOutbox } from '#schemas/calls/dev.ts';
import type { OutboxMessage } from '#schemas/customer.ts';

/** Where the browser reads the messages, and whose. */
export interface OutboxPlace {
  readonly call: CallRef<typeof devOutbox>;
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
    queryFn: async () => ({ call: customer.call(devOutbox), to }),
  };
  return { place };
}
