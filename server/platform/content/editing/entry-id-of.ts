import { type ContentAction, includesRole, neededRole } from '#schemas/content-roles.ts';
import type { Refusal } from '#schemas/refusals/refusal.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { EntryRef } from '#schemas/studio/entry-ref.ts';
import { PlatformError } from '../../http/platform-error.ts';
import type { StaffMember } from '../../http/staff-member.ts';
import type { EntryId } from '../entries/entry-id.ts';
import { keyProblem } from '../entry-keys.ts';
import { findKind, kindOf } from '../kinds.ts';

/**
 * The coordinates a body names, checked: a kind there is, a key it may have, a language exactly where it has languages.
 * @param at where in the body they stand, for the message
 * @throws PlatformError invalid_content
 */
export function entryIdOf({ kind, key, locale }: EntryRef, at = ''): EntryId {
  const known = findKind(kind);
  const wrong = (field: string, refusal: Refusal) =>
    new PlatformError('invalid_content', refuse('entry.no-such'), {
      fields: { [`${at}/${field}`]: refusal },
    });
  if (!known) throw wrong('kind', refuse('problem.no-kind'));
  const badKey = keyProblem(known.name, key);
  if (badKey) throw wrong('key', badKey);
  if (known.perLocale !== (locale !== '')) {
    throw wrong('locale', refuse(known.perLocale ? 'problem.missing' : 'problem.no-language'));
  }
  return { kind: known.name, key, locale };
}

/**
 * Lets only those go on whose role suffices for every one of the entries.
 * @throws PlatformError forbidden
 */
export function assertMay(
  { role }: Pick<StaffMember, 'role'>,
  action: ContentAction,
  ids: readonly Pick<EntryId, 'kind'>[],
): void {
  for (const { kind } of ids) {
    const needed = neededRole(action, kindOf(kind));
    if (!includesRole(role, needed)) {
      throw new PlatformError('forbidden', refuse('staff.role', { needed, role }));
    }
  }
}
