import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { customerAsking, logIn, tokensOf } from '../../testing/ask-customer.ts';
import { onBackends } from '../../testing/on-backends.ts';

/** What the platform itself writes about customers, before the web host's logger masks anything. */
onBackends((backend) => {
  describe('log lines of customers', () => {
    test('[sec 38] hold no address, phone, password or token, whatever happens', async () => {
      const lines: string[] = [];
      const logger = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
      const platform = await backend.open({ logger });
      const password = 'correct horse';
      const person = { firstname: 'Iga', lastname: 'Lis', group: 'personal', phone: '+48700100200' };
      await platform.addCustomer({ ...person, email: 'iga@firm.example', password });

      const { token, refresh_token } = tokensOf(await logIn(platform, 'iga@firm.example', password));
      await logIn(platform, 'iga@firm.example', 'horse wrong');
      await Promise.all(Array.from({ length: 7 }, () => logIn(platform, 'ola@firm.example', password)));
      const asking = await customerAsking(platform, 'iga@firm.example', password);
      await asking('/v2/system/customers/account/self');
      await asking('/v2/system/customers/authorization/logout', { payload: {} });
      await platform.close();

      expect(lines.length).toBeGreaterThan(0);
      const text = lines.join('');
      for (const secret of ['iga@', 'ola@', 'firm.example', '48700100200', 'horse', token, refresh_token]) {
        expect(text).not.toContain(secret);
      }
    });
  });
});
