import { afterEach, describe, expect, test } from 'vitest';
import { personLanguages } from '../../http/person-texts.ts';
import { type Message, messageTemplates } from './message.ts';
import { createSmtpCarrier } from './smtp-carrier.ts';
import { type MailServer, startMailServer } from './testing/mail-server.ts';
import { writeMessage } from './write-message.ts';

const message: Message = {
  channel: 'email',
  to: 'anna@example.com',
  template: 'restore-code',
  locale: 'en',
  values: { code: '012345' },
};

describe('texts of messages', () => {
  const written = messageTemplates.flatMap((template) =>
    personLanguages.map((locale) => [template, locale] as const),
  );
  // What the message is for where it is neither a code nor a link.
  const main = new Map([
    ['pin-reminder', '8305'],
    ['review-asked', 'W/2026/000123'],
    ['decision-awaited', 'W/2026/000123'],
    ['chat-transcript', 'Anna: Dzień dobry'],
  ]);
  test.each(written)(
    '[issue 4] %s in %s is complete, and every place in it is filled',
    (template, locale) => {
      const values = {
        code: '012345',
        link: 'https://site.example/x',
        amount: '1 250,00 zł',
        payee: 'Bank Północny PL •••• 0017',
        contract: 'U/2026/000123',
        application: 'W/2026/000123',
        order: 'K7RM-2X9D',
        tracking: 'PL 123',
        minutes: '15',
        moment: '28 listopada 2026 12:00:00',
        sums: 'Do 28 grudnia 2026 zwróć nam 100,00 zł.',
        card: '4321',
        pin: '8305',
        transcript: 'Anna: Dzień dobry',
      };
      const { subject, text } = writeMessage({ ...message, template, locale, values }, 'Mozaika');
      expect(`${subject}\n${text}`).not.toMatch(/[{}]/);
      expect(text).toContain('Mozaika');
      expect(subject.length).toBeGreaterThan(10);
      const holds = template.endsWith('-code') ? values.code : (main.get(template) ?? values.link);
      expect(text).toContain(holds);
    },
  );

  test('[issue 4] are of their own in every language', () => {
    for (const template of messageTemplates) {
      const texts = personLanguages.map((locale) => writeMessage({ ...message, template, locale }, 'M').text);
      expect(new Set(texts).size, template).toBe(personLanguages.length);
    }
  });
});

describe('SMTP', () => {
  let server: MailServer | undefined;
  afterEach(() => server?.stop());

  test('[issue 4] a message reaches the mail server in one piece, for one recipient', async () => {
    server = await startMailServer();
    const carrier = createSmtpCarrier({ url: server.url, from: 'Mozaika <hello@site.example>' });
    await carrier.send(writeMessage({ ...message, to: 'anna,piotr@example.com' }, 'Mozaika'));
    await carrier.close?.();
    const logged = server.heard();
    expect(logged).toContain('MAIL FROM:<hello@site.example>');
    expect(logged.match(/RCPT TO:/g)).toHaveLength(1);
    expect(logged).toContain('012345');
  });
});
