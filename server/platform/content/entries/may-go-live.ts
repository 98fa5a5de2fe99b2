import { refuse } from '#schemas/refusals/refuse.ts';
import type { Finding } from '#schemas/studio/finding.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { assertEntry, type EntryBody } from '../validate.ts';
import { type Candidate, isLiveAlready } from './candidates.ts';
import { type EntryId, inWords } from './entry-id.ts';

/** What is to change on the site in one moment. */
export interface GoingLive {
  readonly bodies: readonly EntryBody[];
  /** What comes off the site with them. */
  readonly off: readonly EntryId[];
}

/** What the checks say of each body that goes live, in their order. What is still being read is waited for when the site is known. */
export type CheckAll = (going: GoingLive | Promise<GoingLive>) => Promise<readonly (readonly Finding[])[]>;

/**
 * Refuses what has an error; advice stops nobody. The site is read beside the candidates.
 * @throws PlatformError invalid_content with every error, block and field; what reading the candidates failed with
 */
export async function assertMayGoLive(
  reading: Promise<readonly Candidate[]>,
  checkAll: CheckAll,
): Promise<void> {
  const going = reading.then(goingLive);
  // Both at once: what cannot go live is heard of while the site is still being read.
  const [{ bodies }, found] = await Promise.all([going, checkAll(going)]);
  refuseErrors(bodies, found);
}

/** @throws PlatformError invalid_content for what has not the form of its kind: it cannot be looked into any further */
function goingLive(candidates: readonly Candidate[]): GoingLive {
  const bodies = candidates.flatMap(({ id, row, body }): EntryBody[] =>
    body === null || isLiveAlready(row, body) ? [] : [{ ...id, data: body.data }],
  );
  for (const body of bodies) assertEntry(body);
  return { bodies, off: candidates.flatMap(({ id, body }) => (body === null ? [id] : [])) };
}

/**
 * Refuses what was live before and would now lead visitors in a ring or off the site's own screens: a rule that went live
 * meanwhile may meet one that comes back. Everything else that was live once may be so again, even where the checks have
 * become stricter: going back is for when something else is worse.
 * @throws PlatformError invalid_content with every error
 */
export async function assertMayComeBack(going: GoingLive, checkAll: CheckAll): Promise<void> {
  const { bodies } = going;
  if (bodies.length === 0) return;
  const found = await checkAll(going);
  refuseErrors(
    bodies,
    found.map((findings) => findings.filter(({ rule }) => rule.startsWith('redirect-'))),
  );
}

/** @throws PlatformError invalid_content where any of the findings is an error */
function refuseErrors(bodies: readonly EntryBody[], found: readonly (readonly Finding[])[]): void {
  const wrong = bodies.flatMap((body, index) => {
    const errors = (found[index] ?? []).filter(({ level }) => level === 'error');
    return errors.length === 0 ? [] : [{ body, errors }];
  });
  const [first] = wrong;
  if (!first) return;
  const names = wrong.map(({ body }) => inWords(body)).join(', ');
  const several = bodies.length > 1;
  throw new PlatformError('invalid_content', refuse('entry.not-ready', { entries: names }), {
    findings: wrong.flatMap(({ body, errors }) =>
      // Of several entries at once each finding says which it is about.
      several ? errors.map((error) => ({ ...error, message: `${inWords(body)}: ${error.message}` })) : errors,
    ),
  });
}
