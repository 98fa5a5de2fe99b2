import type { PreviewVisitor } from '#schemas/studio/preview.ts';
import type { VisitSession } from '../visit.ts';

/** A preview was about to read a customer: the sample of the widget's first example stands in. */
export class CustomerNotRead extends Error {
  override readonly name = 'CustomerNotRead';
}

/** First name of the customer nobody is. */
export const sampleFirstName = 'Anna';

/** The session of somebody who does not exist: it has a status and a first name, and nothing to read. */
export function previewSession(visitor: PreviewVisitor): VisitSession {
  if (visitor.kind === 'guest') return { kind: 'anonymous' };
  return {
    kind: 'customer',
    firstName: sampleFirstName,
    status: async () => visitor.status,
    read: async (id) => {
      throw new CustomerNotRead(`A preview reads no customer: ${id} was not asked.`);
    },
  };
}
