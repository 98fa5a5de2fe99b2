import { isHandledElsewhere } from '#engine/react/failure-policy.ts';
import { InvalidFields, Offline, PlatformFailure, TooManyAttempts } from '#engine/react/platform-failures.ts';
import type { SubmitError } from './form-state.ts';

interface ReadSubmitError {
  /** Null where the fields say it, or another screen does. */
  readonly error: SubmitError | null;
  /** For the notification titled Error (specification 8); null where none is shown. */
  readonly message: string | null;
}

const silent: ReadSubmitError = { error: null, message: null };

/**
 * What a failed submission means for the form. Errors of fields go to their fields.
 * @param refuse tells the fields; gives back the messages of those that are not on the screen
 */
export function readSubmitError(
  failure: unknown,
  refuse: (fields: ReadonlyMap<string, string>) => readonly string[],
): ReadSubmitError {
  if (failure instanceof InvalidFields) {
    const elsewhere = refuse(failure.fields);
    if (elsewhere.length === 0) return silent;
    const text = elsewhere.join(' ');
    return { error: { kind: 'failed', text }, message: text };
  }
  if (isHandledElsewhere(failure)) return silent;
  if (failure instanceof Offline) return { error: { kind: 'offline' }, message: null };
  if (failure instanceof TooManyAttempts) {
    const minutes = Math.max(1, Math.ceil(failure.retryAfterS / 60));
    return { error: { kind: 'too-many', minutes, text: failure.message }, message: failure.message };
  }
  // A message of ours is for a person; one of the machine (a TypeError's) is not.
  const text = failure instanceof PlatformFailure ? failure.message : '';
  return { error: { kind: 'failed', text }, message: text };
}
