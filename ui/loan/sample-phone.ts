import type { WidgetExample } from '#registry/widget.ts';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import type { AwaitedPhone } from './queries/awaited-phone.ts';

const phone: AwaitedPhone = {
  masked: '••• ••• 200',
  calls: { codeCall: sampleRef(), verifyCall: sampleRef(), changeCall: sampleRef() },
};
const data = { phone };
/** An account without a number. */
const none = { phone: { ...phone, masked: null } };

/** What the screens of a phone look like. */
export const phoneExamples: WidgetExample<{ title?: string; lead?: string }>[] = [
  { name: 'normal', title: 'A number to confirm', props: {}, data },
  {
    name: 'long',
    title: 'Long words',
    props: {
      title: 'Potwierdź numer telefonu komórkowego, na który będziemy wysyłać kody do umowy i do karty',
      lead: 'Na ten numer wyślemy kody, którymi podpiszesz umowę i potwierdzisz każdą ważną zmianę. Dlatego sprawdzamy, czy telefon masz przy sobie i czy nikt inny nie odbierze wiadomości za Ciebie.',
    },
    data,
  },
  { name: 'minimal', title: 'An empty heading', props: { title: '', lead: '' }, data },
  { name: 'broken', title: 'No number', props: {}, data: none },
];
