import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Call } from '#schemas/calls/define-call.ts';
import type { CustomerSessions } from '../customers/customer-sessions.ts';
import { requireCustomer } from '../customers/require-customer.ts';
import { requireStatus, type StatusGate } from '../lending/require-status.ts';
import { requireAccess } from '../staff/require-staff.ts';
import type { StaffService } from '../staff/staff-service.ts';

/** What says who makes a call, and how far they are. */
export interface GuardParts {
  readonly customers?: { readonly sessions: Pick<CustomerSessions, 'identify'> };
  readonly staff?: Pick<StaffService, 'bearerOf'>;
  readonly lifecycle?: StatusGate;
}

/** What a customer is answered is theirs alone ([sec 37]). */
const noStore = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  reply.header('cache-control', 'no-store');
};

/**
 * @returns for a call the hooks that let in whom its record admits: the customer, in the statuses it names ([sec 14]), or
 *   staff with its roles. Calls of the edge and of outside services prove themselves by what they carry; their handlers check it.
 * @throws Error when a call asks for somebody these parts cannot tell: it is closed then, not open
 */
export function createGuard({ customers, staff, lifecycle }: GuardParts) {
  return ({ id, access, statuses, afterwards }: Call): readonly onRequestHookHandler[] => {
    if (afterwards && !statuses) throw new Error(`${id} is answered in every status as it is.`);
    if (statuses && access !== 'customer')
      throw new Error(`${id} names statuses, which only customers have.`);
    if (access === 'customer' || access === 'edge-customer') {
      if (!customers || (statuses && !lifecycle))
        throw new Error(`${id} is for customers; nobody here knows them.`);
      const signedIn = requireCustomer(customers.sessions);
      return [
        noStore,
        signedIn,
        ...(statuses && lifecycle ? [requireStatus(lifecycle, statuses, afterwards)] : []),
      ];
    }
    if (typeof access !== 'object') return [];
    if (!staff) throw new Error(`${id} is for staff; nobody here knows them.`);
    return [requireAccess(staff, access)];
  };
}
