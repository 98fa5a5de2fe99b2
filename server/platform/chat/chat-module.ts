import type { AuditLog } from '../base/audit/audit-log.ts';
import type { Log } from '../base/database/database.ts';
import type { MessageSender } from '../base/messages/message-sender.ts';
import { defineModule } from '../base/modules/define-module.ts';
import type { Ground } from '../base/modules/ground.ts';
import type { FormParts } from '../content/forms/form-parts.ts';
import type { LiveContent } from '../content/live/live-content.ts';
import type { Customers } from '../customers/customers.ts';
import { sandboxBot } from './channels/sandbox-bot.ts';
import { createChatHub } from './chat-hub.ts';
import { registerChatRoutes } from './chat-routes.ts';
import { houseName, readChatSettings } from './chat-settings.ts';
import { createChatStore } from './chat-store.ts';
import { createChatTickets } from './chat-tickets.ts';
import { createChatDesk } from './desk/chat-desk.ts';
import { type ReadLoanInShort, registerDeskRoutes } from './desk/desk-routes.ts';
import { seedTemplates } from './desk/seed-templates.ts';
import { createStaffFeed } from './desk/staff-feed.ts';
import { createHouseSide } from './house-side.ts';
import { createUnreadLetters } from './unread-letters.ts';

interface Needs
  extends Pick<Ground, 'database' | 'orm' | 'publicOrigin' | 'now' | 'sandbox' | 'jobs' | 'timeZone'> {
  readonly log: Log;
  readonly live: LiveContent;
  readonly customers: Customers;
  readonly forms: FormParts;
  readonly sender: MessageSender;
  readonly audit: AuditLog;
  readonly loanInShort: ReadLoanInShort;
}

/** How often sockets are looked after, in milliseconds. */
const beatEveryMs = 5000;
const botJob = 'chat-bot';

/** The support chat: rooms and messages, the socket, and what the house does in chats by itself. */
export const chatModule = defineModule({
  name: 'chat',
  open: async (needs: Needs) => {
    const { database, orm, live, customers, forms, sender, publicOrigin, now, log, timeZone } = needs;
    const { files } = forms;
    const settings = () => readChatSettings(live);
    const store = createChatStore({ orm, files, now });
    const { sessions } = customers;
    const house = async (language: string) => houseName(await settings(), language);
    const hub = await createChatHub({ database, store, sessions, house, now, log });
    const tickets = createChatTickets(orm, now);
    const houseSide = createHouseSide({ orm, store, settings, now, timeZone });
    const letters = createUnreadLetters({ orm, sender, publicOrigin, now, log });
    const desk = createChatDesk(orm, now);
    const feed = await createStaffFeed(database);
    const beat = setInterval(() => {
      hub.beat().catch((error: unknown) => log.warn({ err: error }, 'sockets could not be looked after'));
    }, beatEveryMs).unref();
    return {
      chat: {
        store,
        hub,
        tickets,
        sessions,
        settings,
        houseSide,
        letters,
        files,
        desk,
        feed,
        endBeat: () => clearInterval(beat),
      },
    };
  },
  jobs: ({ chat, sandbox }) => [
    { name: 'chat-upkeep', everySeconds: 600, run: chat.houseSide.keepUp },
    { name: 'chat-unread-letters', everySeconds: 60, run: chat.letters.write },
    // Nobody is there in a sandbox; in a production people answer people.
    ...(sandbox ? [{ name: botJob, everySeconds: 5, run: () => chat.houseSide.answerBy(sandboxBot) }] : []),
  ],
  seed: async ({ orm, sandbox }) => {
    if (sandbox) await seedTemplates(orm);
  },
  routes: async (app, { chat, orm, sender, audit, customers, loanInShort, now, log }) => {
    await registerChatRoutes(app, { ...chat, orm, sender, now, log });
    // Whoever waits for something to happen is answered before the app waits for its requests.
    app.addHook('preClose', async () => chat.feed.close());
    registerDeskRoutes(app, {
      ...chat,
      orm,
      audit,
      customerById: customers.store.byId,
      loanInShort,
      now,
    });
  },
  close: async ({ chat }) => {
    chat.endBeat();
    await chat.hub.settled();
  },
});
