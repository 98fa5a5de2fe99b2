import { provePasskey } from '#engine/react/passkeys.ts';
import { staffPasskeyQuestion } from '#schemas/calls/staff/passkeys.ts';
import { type StaffSelf, studioSessionPath } from '#schemas/studio/staff-session.ts';
import { api } from '../../app/api.ts';
import { passkeyInWords } from '../../app/passkey-words.ts';
import { callStaff } from '../../app/staff-call.ts';

/**
 * Signs in with a passkey of this device. Loaded by the press: most sign-ins are by password.
 * @throws ApiError, or an error in words where the device refused
 */
export async function signInWithPasskey(t: (key: string) => string): Promise<StaffSelf> {
  const { data: question } = await callStaff(staffPasskeyQuestion, {});
  const credential = await provePasskey(question).catch(passkeyInWords(t));
  const body = { challenge_id: question.challenge_id, credential };
  return (await api<StaffSelf>(studioSessionPath, { method: 'POST', body })).data;
}
