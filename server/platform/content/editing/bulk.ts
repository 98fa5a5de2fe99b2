import { includesRole, neededRole } from '#schemas/content-roles.ts';
import type { EntryRef } from '#schemas/studio/entry-ref.ts';
import { PlatformError } from '../../http/platform-error.ts';
import type { StaffMember } from '../../http/staff-member.ts';
import type { ContentService } from '../content-service.ts';
import { kindOf } from '../kinds.ts';
import { assertMay, entryIdOf } from './entry-id-of.ts';

/** An entry of the list, as it was seen there. */
export interface BulkRef extends EntryRef {
  /** Publishes only if it is the newest. */
  readonly version?: number;
}

export type BulkAction = 'publish' | 'unpublish' | 'delete';

/** What became of one of several entries. */
export interface BulkOutcome {
  ref: EntryRef;
  ok: boolean;
  /** Why not, in words. */
  message?: string;
}

/** The same action for several entries, each by itself: what fails stays, with its reason, and the others go on. */
export function applyToAll(
  service: ContentService,
  action: BulkAction,
  refs: readonly BulkRef[],
  member: StaffMember,
): Promise<BulkOutcome[]> {
  return Promise.all(
    refs.map(async ({ version, ...ref }): Promise<BulkOutcome> => {
      try {
        await applyTo(service, action, { ...ref, ...(version !== undefined && { version }) }, member);
        return { ref, ok: true };
      } catch (error) {
        if (error instanceof PlatformError) return { ref, ok: false, message: inWords(error) };
        throw error;
      }
    }),
  );
}

async function applyTo(
  service: ContentService,
  action: BulkAction,
  { version, ...ref }: BulkRef,
  member: StaffMember,
): Promise<void> {
  const id = entryIdOf(ref);
  const by = member.email;
  assertMay(member, action === 'delete' ? 'write' : 'publish', [id]);
  if (action === 'publish') await service.publish(id, { by, ...(version !== undefined && { version }) });
  else if (action === 'unpublish') await service.unpublish(id, { by });
  else {
    const mayUnpublish = includesRole(member.role, neededRole('publish', kindOf(id.kind)));
    await service.remove(id, { by, mayUnpublish });
  }
}

/** A list has room for one line of each entry. */
function inWords({ message, findings = [], usages = [] }: PlatformError): string {
  const [finding] = findings;
  if (finding)
    return findings.length === 1 ? finding.message : `${finding.message} (+${findings.length - 1})`;
  const [usage] = usages;
  return usage ? `${message} (${usage.title})` : message;
}
