import type { MessageChannel } from '../../base/messages/message.ts';
import { type MessageSender, MissingGateway } from '../../base/messages/message-sender.ts';
import { type Caller, type PersonLanguage, refuseIn } from '../../http/person-texts.ts';
import { PlatformError } from '../../http/platform-error.ts';
import type { AccountContext } from './account-context.ts';
import { accountTexts } from './account-texts.ts';

/**
 * Asked before anything is looked up, so that the answer depends on the way only and tells nobody who has an account.
 * @throws PlatformError unavailable where no message of the channel can be sent
 */
export function assertReachable(
  sender: MessageSender,
  channel: MessageChannel,
  language: PersonLanguage,
): void {
  try {
    sender.assertReady(channel);
  } catch (error) {
    if (!(error instanceof MissingGateway)) throw error;
    throw new PlatformError('unavailable', refuseIn(accountTexts, language, 'noGateway'));
  }
}

/**
 * Whether a message may go out, counted.
 * @throws PlatformError unavailable, too_many_attempts
 */
export async function beforeSending(
  { sender, limits }: Pick<AccountContext, 'sender' | 'limits'>,
  { channel, address }: { readonly channel: MessageChannel; readonly address: string },
  caller: Caller,
): Promise<void> {
  assertReachable(sender, channel, caller.language);
  await limits.beforeSending(address, caller);
}
