import { createHash } from 'node:crypto';
import type { StepUpAction, StepUpDetails } from '#schemas/lending/step-up.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import { PlatformError } from '../../http/platform-error.ts';

type Kind = 'string' | 'integer' | 'string?';

/** What each action is bound to: the body of its call without the code, and without what is secret. `?` may be left out. */
const bound: Readonly<Record<StepUpAction, Readonly<Record<string, Kind>>>> = {
  'account.transfer-money': { account_id: 'string', amount_minor: 'integer' },
  'card.card-block': { reason: 'string' },
  'card.change-pin': {},
  'card.remind-pin': {},
  'card.card-details': {},
  'contract.sign': { payout: 'string?' },
};

/** Names of the details a code of an action is bound to. */
export const detailNames = (action: StepUpAction): readonly string[] => Object.keys(bound[action]);

const longest = 100;
const isKind = (value: unknown, kind: Kind): boolean =>
  kind === 'integer' ? Number.isSafeInteger(value) : typeof value === 'string' && value.length <= longest;
const mayLack = (kind: Kind): boolean => kind.endsWith('?');

/**
 * Refuses details that are not exactly those of the action: a code must not stand for less or more than it says.
 * @throws PlatformError invalid_request
 */
export function assertDetails(action: StepUpAction, details: StepUpDetails): void {
  const wanted = Object.entries(bound[action]);
  const fits =
    Object.keys(details).every((name) => Object.hasOwn(bound[action], name)) &&
    wanted.every(([name, kind]) =>
      Object.hasOwn(details, name) ? isKind(details[name], kind) : mayLack(kind),
    );
  if (fits) return;
  const names = detailNames(action).join(', ') || 'none';
  throw new PlatformError('invalid_request', refuse('call.code-binding', { action, names }), {
    fields: { details: refuse('problem.details', { names }) },
  });
}

/** What is kept with a code: the same action and details make the same digest, whatever the order of their names. */
export function bindingOf(action: StepUpAction, details: StepUpDetails): string {
  const sorted = Object.entries(details).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([action, sorted]))
    .digest('base64url');
}
