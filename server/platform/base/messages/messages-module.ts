import { defineModule } from '../modules/define-module.ts';
import type { Ground } from '../modules/ground.ts';
import type { MessageCarrier } from './message.ts';
import type { ObserveMessage } from './message-sender.ts';
import { openMessages } from './open-messages.ts';
import { registerOutboxRoutes } from './outbox-routes.ts';
import type { SmtpOptions } from './smtp-carrier.ts';

interface Needs extends Pick<Ground, 'orm' | 'jobs' | 'sandbox' | 'now' | 'log'> {
  /** Values of the stored configuration `site`, which says who signs; undefined while there is none. */
  readonly siteConfig: () => Promise<unknown>;
  readonly smtp?: SmtpOptions;
  readonly sms?: MessageCarrier;
  readonly observeMessage?: ObserveMessage;
}

/** Messages that are to be tried again. */
const messageJob = { name: 'messages', everySeconds: 15 };

/** Messages to people, and the sandbox's outbox. */
export const messagesModule = defineModule({
  name: 'messages',
  open: ({ orm, jobs, siteConfig, sandbox, smtp, sms, observeMessage: observe, now, log }: Needs) => {
    const wake = (at: Date) => jobs.wake(messageJob.name, at);
    return openMessages({ orm, siteConfig, sandbox, smtp, sms, wake, observe, now, log });
  },
  jobs: ({ sender }) => [{ ...messageJob, run: sender.sendDue }],
  routes: (app, { outbox, sender }) => {
    if (outbox !== null) registerOutboxRoutes(app, { outbox, sender });
  },
  close: ({ sender }) => sender.close(),
});
