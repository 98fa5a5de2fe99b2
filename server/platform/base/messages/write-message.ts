import { definePersonTexts } from '../../http/person-texts.ts';
import type { Message, MessageTemplate, WrittenMessage } from './message.ts';
import { en } from './templates/en.ts';
import type { MessageTexts } from './templates/message-texts.ts';
import { pl } from './templates/pl.ts';
import { ru } from './templates/ru.ts';
import { uk } from './templates/uk.ts';

type Key = `${MessageTemplate}.${'subject' | 'text'}`;

const flat = (messages: MessageTexts) =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([template, { subject, text }]) => [
      [`${template}.subject`, subject],
      [`${template}.text`, text],
    ]),
  ) as Record<Key, string>;

const texts = definePersonTexts<Key>('messages', {
  pl: flat(pl),
  en: flat(en),
  ru: flat(ru),
  uk: flat(uk),
});

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
  const spoken = texts.in(locale);
  const { code, link } = values;
  return {
    channel,
    to,
    subject: fill(spoken[`${template}.subject`]),
    text: fill(spoken[`${template}.text`]),
    ...(code !== undefined && { code }),
    ...(link !== undefined && { link }),
  };
}
