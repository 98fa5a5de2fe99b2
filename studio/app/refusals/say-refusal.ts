import type { StatedReason } from '#schemas/refusals/refusal.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import { textOf } from '#schemas/refusals/text-of.ts';
import type { Finding } from '#schemas/studio/finding.ts';
import type { PlanRefusal } from '#schemas/studio/schedule.ts';

/** Words that came along, and the reason they stand for where the platform stated one. */
interface RefusalMessage extends Partial<StatedReason> {
  readonly message: string;
}

/** What was refused in the language of the person at the Studio; what has no reason stays as it was told. */
export const inWords = ({ message, reason, ...rest }: RefusalMessage, locale: string): string =>
  (reason === undefined ? undefined : textOf({ reason, ...rest }, locale)) ?? message;

/** That no call got through, which no platform can state. */
export const offlineWords = (locale: string): string => inWords(refuse('browser.offline'), locale);

/** A finding about the form of a body; the checks already told theirs in the language that was asked for. */
export const sayFinding = (finding: Finding, locale: string): Finding => ({
  ...finding,
  message: inWords(finding, locale),
});

/**
 * What is wrong at each place.
 * @param fields place -> words
 * @param reasons place -> reason, for those that have one
 */
export function sayProblems(
  fields: Readonly<Record<string, unknown>>,
  reasons: unknown,
  locale: string,
): Record<string, string> {
  const stated = new Map(Object.entries(Object(reasons) as Record<string, StatedReason>));
  return Object.fromEntries(
    Object.entries(fields).map(([place, message]) => [
      place,
      inWords({ message: String(message), ...stated.get(place) }, locale),
    ]),
  );
}

/** Why one of several entries was refused, in one line. */
export const sayRow = (
  { message = '', more_findings: more, used_in: usedIn, ...reason }: Partial<StatedReason> & RowDetails,
  locale: string,
): string => {
  const text = reason.reason === undefined ? undefined : textOf({ ...reason, reason: reason.reason }, locale);
  // The platform's own sentence has the rest in it.
  if (text === undefined) return message;
  return [
    text,
    ...(more === undefined ? [] : [`(+${more})`]),
    ...(usedIn === undefined ? [] : [`(${usedIn})`]),
  ].join(' ');
};

interface RowDetails {
  readonly message?: string;
  readonly more_findings?: number;
  readonly used_in?: string;
}

/** Why a plan failed: the refusal, and what the checks said. Plans that failed long ago have only their words. */
export function sayPlanFailure(
  reason: string | null,
  refusal: PlanRefusal | null,
  locale: string,
): string | null {
  if (reason === null || refusal === null) return reason;
  const { findings = [], ...stated } = refusal;
  const text = textOf(stated, locale);
  return text === undefined ? reason : [text, ...findings].join(' ');
}
