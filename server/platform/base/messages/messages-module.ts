import { defineModule } from '../modules/define-module.ts';
import type { Ground } from '../modules/ground.ts';
import type { MessageCarrier } from './message.ts';
import { openMessages } from './open-messages.ts';
import { registerOutboxRoutes } from './outbox-routes.ts';
import type { SmtpOptions } from './smtp-carrier.ts';

interface Needs extends Pick<Ground, 'orm' | 'sandbox' | 'now' | 'log'> {
  /** Values of the stored configuration `site`, which says who signs; undefined while there is none. */
  readonly siteConfig: () => Promise<unknown>;
  readonly smtp?: SmtpOptions;
  readonly sms?: MessageCarrier;
}

/** Messages to people, and the sandbox's outbox. */
export const messagesModule = defineModule({
  name: 'messages',
  open: ({ orm, siteConfig, sandbox, smtp, sms, now, log }: Needs) =>
    openMessages({ orm, siteConfig, sandbox, smtp, sms, now, log }),
  routes: (app, { outbox, sender }) => {
    if (outbox !== null) registerOutboxRoutes(app, { outbox, sender });
  },
  close: ({ sender }) => sender.close(),
});
