import { includesRole, neededRole } from '#schemas/content-roles.ts';
import { statedReason } from '#schemas/refusals/refusal.ts';
import type { BulkRow } from '#schemas/studio/bulk-row.ts';
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

/** The same action for several entries, each by itself: what fails stays, with its reason, and the others go on. */
export function applyToAll(
  service: ContentService,
  action: BulkAction,
  refs: readonly BulkRef[],
  member: StaffMember,
): Promise<BulkRow[]> {
  return Promise.all(
    refs.map(async ({ version, ...ref }): Promise<BulkRow> => {
      try {
        await applyTo(service, action, { ...ref, ...(version !== undefined && { version }) }, member);
        return { ref, ok: true };
      } catch (error) {
        if (error instanceof PlatformError) return { ref, ok: false, ...whyNot(error) };
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

/** A list has room for one line of each entry: the first of what is wrong, and how much more there is. */
function whyNot({ refusal, findings = [], usages = [] }: PlatformError): Omit<BulkRow, 'ref' | 'ok'> {
  const [finding, ...others] = findings;
  if (finding) {
    const { message, reason, values, further } = finding;
    return {
      message: others.length > 0 ? `${message} (+${others.length})` : message,
      ...(reason !== undefined && {
        reason,
        ...(values && { values }),
        ...(further && { further }),
      }),
      ...(others.length > 0 && { more_findings: others.length }),
    };
  }
  const [usage] = usages;
  return {
    message: usage ? `${refusal.message} (${usage.title})` : refusal.message,
    ...statedReason(refusal),
    ...(usage && { used_in: usage.title }),
  };
}
