import { chatTexts } from '../chat-texts.ts';
import type { ChatChannel, SaidMessage } from './chat-channel.ts';

/** What the bot has a card for, by words of the languages the platform speaks. */
const cards: readonly (readonly [RegExp, SaidMessage['widget']])[] = [
  [/pin|zablok|block|заблок/i, { type: 'message-card', props: { action: 'block' } }],
  [/spłac|spłat|zapłac|repay|погас|оплат|сплат/i, { type: 'message-payment', props: {} }],
  [/dokument|document|документ/i, { type: 'message-document', props: { document: 'income' } }],
  [/kalkulator|calculator|калькулятор/i, { type: 'message-calculator', props: { amount: 5000, months: 24 } }],
];

/** Answers in a sandbox, where nobody is there: the first message with a greeting, later ones with what it is, and a card for some words. */
export const sandboxBot: ChatChannel = {
  name: 'bot',
  isBot: true,
  hear: async ({ number, text, language }) => {
    const texts = chatTexts.in(language);
    const widget = cards.find(([words]) => words.test(text))?.[1];
    return { text: number === 1 ? texts.greeting : texts.echo, ...(widget && { widget }) };
  },
};
