import type { PersonLanguage } from '../../http/person-texts.ts';
import type { Message, WrittenMessage } from './message.ts';
import { en } from './templates/en.ts';
import type { MessageTexts } from './templates/message-texts.ts';
import { pl } from './templates/pl.ts';
import { ru } from './templates/ru.ts';
import { uk } from './templates/uk.ts';

const texts: Readonly<Record<PersonLanguage, MessageTexts>> = { pl, en, ru, uk };

/**
 * Puts a message into words. Nothing a visitor typed gets into it, so that nobody can send words of their own through us.
 * @param sender name of the site
 */
export function writeMessage(
  { channel, to, template, locale, values = {} }: Message,
  sender: string,
): WrittenMessage {
  const given = new Map(Object.entries({ ...values, sender }));
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (place, name: string) => given.get(name) ?? place);
  const { subject, text } = texts[locale][template];
  const { code, link } = values;
  return {
    channel,
    to,
    subject: fill(subject),
    text: fill(text),
    ...(code !== undefined && { code }),
    ...(link !== undefined && { link }),
  };
}
