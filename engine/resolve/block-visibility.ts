import type { AccessSubject } from '#registry/access.ts';
import type { BlockVisibility } from '#schemas/page.ts';

/** Who looks, when and whence. Made anew for each visit; what is asked of it decides how the page may be kept. */
export interface VisibilityVisitor {
  /** Milliseconds since the epoch. */
  readonly nowMs: number;
  readonly subject: (statusMatters: boolean) => Promise<AccessSubject>;
  /** `utm_source` of the address. Asking makes it part of the page's cache key. */
  readonly channel: () => string | null;
  /** Told of each moment at which a block comes or goes: nobody may keep the page past it. */
  readonly changesAt: (moment: number) => void;
}

/**
 * Whether a block's circumstances hold; without any they do. What is settled without a look at the moment or the channel
 * stays settled for all visitors of its kind, so neither is asked for: the page is kept as widely as can be.
 */
export async function isShown(
  visible: BlockVisibility | undefined,
  visitor: VisibilityVisitor,
): Promise<boolean> {
  if (visible === undefined) return true;
  const { signed_in: signedIn, statuses, channels } = visible;
  if (signedIn !== undefined || statuses !== undefined) {
    const subject = await visitor.subject(false);
    const isCustomer = subject.kind === 'customer';
    if (signedIn !== undefined && signedIn !== isCustomer) return false;
    if (statuses !== undefined && !isCustomer) return false;
  }
  if (!isTime(visible, visitor)) return false;
  if (channels !== undefined && !isAmong(channels, visitor.channel())) return false;
  if (statuses === undefined) return true;
  const subject = await visitor.subject(true);
  // A status that could not be asked for is none of those named.
  return subject.kind === 'customer' && subject.status !== null && statuses.includes(subject.status);
}

/** A moment that cannot be read never comes: a block that is shown too long does more harm than one that is not. */
function isTime({ from, until }: BlockVisibility, { nowMs, changesAt }: VisibilityVisitor): boolean {
  const begin = from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from);
  const end = until === undefined ? Number.POSITIVE_INFINITY : Date.parse(until);
  if (Number.isNaN(begin) || Number.isNaN(end) || end <= nowMs || end <= begin) return false;
  if (begin > nowMs) {
    changesAt(begin);
    return false;
  }
  if (end !== Number.POSITIVE_INFINITY) changesAt(end);
  return true;
}

const spell = (channel: string): string => channel.trim().toLowerCase();

const isAmong = (channels: readonly string[], channel: string | null): boolean =>
  channel !== null && channels.some((one) => spell(one) === spell(channel));
