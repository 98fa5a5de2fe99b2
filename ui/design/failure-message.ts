import { isHandledElsewhere } from '#engine/react/failure-policy.ts';
import { InvalidFields, Offline, TooManyAttempts } from '#engine/react/platform-failures.ts';

type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** What went wrong, for a person: with whose words it is titled and what it says; null when another screen says it. */
export interface FailureMessage {
  readonly title: string;
  readonly text: string;
}

/**
 * Words for a failed call (specification 8): the server's own where it has any. Fields that are wrong are said at the
 * fields and not here.
 */
export function failureMessage(failure: unknown, t: Translate): FailureMessage | null {
  if (failure instanceof InvalidFields && failure.message === '') return null;
  if (isHandledElsewhere(failure)) return null;
  if (failure instanceof Offline)
    return { title: t('runtime.offline.title'), text: t('runtime.offline.text') };
  const title = t('runtime.error.title');
  if (failure instanceof TooManyAttempts)
    return { title, text: failure.message || t('account.wait', { count: minutes(failure.retryAfterS) }) };
  return { title, text: (failure instanceof Error && serverWords(failure)) || t('account.failed') };
}

const minutes = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60));

/** Only failures of the platform speak to people; the message of any other error is for developers. */
const serverWords = (failure: Error): string => ('code' in failure ? failure.message : '');
