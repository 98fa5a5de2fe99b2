import { isSaidElsewhere } from '#engine/react/failure-policy.ts';
import { InvalidFields, Offline, PlatformFailure, TooManyAttempts } from '#engine/react/platform-failures.ts';
import type { FormTrouble } from './form-state.ts';

interface ToldTrouble {
  /** Null where the fields say it, or another screen does. */
  readonly trouble: FormTrouble | null;
  /** For the notification titled Error (specification 8); null where none is shown. */
  readonly text: string | null;
}

const silent: ToldTrouble = { trouble: null, text: null };

/**
 * What a failed submission means for the form. Errors of fields go to their fields.
 * @param refuse tells the fields; gives back the messages of those that are not on the screen
 */
export function readTrouble(
  error: unknown,
  refuse: (fields: ReadonlyMap<string, string>) => readonly string[],
): ToldTrouble {
  if (error instanceof InvalidFields) {
    const elsewhere = refuse(error.fields);
    if (elsewhere.length === 0) return silent;
    const text = elsewhere.join(' ');
    return { trouble: { kind: 'failed', text }, text };
  }
  if (isSaidElsewhere(error)) return silent;
  if (error instanceof Offline) return { trouble: { kind: 'offline' }, text: null };
  if (error instanceof TooManyAttempts) {
    const minutes = Math.max(1, Math.ceil(error.retryAfterS / 60));
    return { trouble: { kind: 'too-many', minutes, text: error.message }, text: error.message };
  }
  // A message of ours is for a person; one of the machine (a TypeError's) is not.
  const text = error instanceof PlatformFailure ? error.message : '';
  return { trouble: { kind: 'failed', text }, text };
}
