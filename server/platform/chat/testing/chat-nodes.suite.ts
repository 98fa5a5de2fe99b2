import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ChatTicket } from '#schemas/chat.ts';
import { chatClose } from '#schemas/chat-limits.ts';
import type { Platform } from '../../platform.ts';
import { ask } from '../../testing/ask.ts';
import { bearing, logIn, tokensOf } from '../../testing/ask-customer.ts';
import { onBackends } from '../../testing/on-backends.ts';
import { connect, listenForSockets, message, openDevice } from './chat-client.ts';

const agent = { email: 'agent@example.com', name: 'Ola' };
const email = 'contract@example.com';
const now = () => Date.parse('2026-11-23T12:00:00Z');

/** The socket, where a node goes or another one has the news. */
onBackends((backend) => {
  describe('the chat on several nodes', () => {
    test('[issue 18] a node that stops says so with 1001, and takes nobody else', async () => {
      const stopping = await backend.open({ now });
      const stoppingSite = await listenForSockets(stopping);
      const headers = bearing(tokensOf(await logIn(stopping, email)).token);
      const device = await openDevice(stoppingSite.url, headers);
      stopping.sockets.goAway();
      expect(await device.closed).toBe(chatClose.goingAway);
      const late = await openDevice(stoppingSite.url, headers);
      expect(await late.closed).toBe(chatClose.goingAway);
      await stopping.close();
      await stoppingSite.close();
    });

    test.runIf(backend.shared)(
      '[issue 18] what is sent at one node reaches the customer at another',
      async () => {
        const { platforms } = await backend.openTogether(2, { now });
        const [here, there] = platforms as [Platform, Platform];
        const thereSite = await listenForSockets(there);
        const headers = bearing(tokensOf(await logIn(here, email)).token);
        const uuid = randomUUID();
        const ticket = await ask(here, '/v2/chat/ticket', { method: 'POST', headers });
        const device = await openDevice(thereSite.url, headers);
        device.say(connect((ticket.body.data as ChatTicket).token));
        await device.next('connected');
        device.say(message(uuid, 'z węzła B'));
        await device.next('accepted');
        await here.chat.house.answer(uuid, agent, { text: 'z węzła A', clientId: null });
        expect((await device.next('message')).message).toMatchObject({ number: 2, message: 'z węzła A' });
        await ask(here, '/v2/system/customers/authorization/logout', {
          method: 'POST',
          headers,
          payload: {},
        });
        expect(await device.closed).toBe(chatClose.sessionOver);
        await Promise.all(platforms.map((one) => one.close()));
        await thereSite.close();
      },
    );
  });
});
