import type { WidgetExample } from '#registry/widget.ts';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import type { OutboxMessage } from '#schemas/customer.ts';
import type { SandboxOutboxProps } from './props.ts';

const code: OutboxMessage = {
  id: '1',
  sent_at: '2026-11-21T10:15:30.000Z',
  channel: 'email',
  to: 'anna@example.com',
  subject: '482916 – kod do założenia konta w Mozaika',
  text: 'Dzień dobry,\n\naby dokończyć zakładanie konta, wpisz na stronie kod:\n\n482916\n\nKod jest ważny 10 minut.\n\nMozaika',
  code: '482916',
};
const link: OutboxMessage = {
  id: '2',
  sent_at: '2026-11-21T10:12:04.000Z',
  channel: 'email',
  to: 'bardzo.dlugi.adres.elektroniczny@przyklad-bardzo-dlugiej-domeny.example.com',
  subject: 'Link do logowania w Mozaika',
  text: 'Dzień dobry,\n\naby się zalogować, otwórz link. Działa jeden raz, przez 10 minut.\n\nMozaika',
  link: '/authlink/przyklad',
};
const sms: OutboxMessage = {
  id: '3',
  sent_at: '2026-11-21T10:10:00.000Z',
  channel: 'sms',
  to: '+48600100200',
  subject: '073355 – kod do zmiany danych',
  text: '073355 to kod, którym potwierdzisz nowe dane kontaktowe w Mozaika.',
  code: '073355',
};
const read = (messages: OutboxMessage[], to = '') => ({
  place: { call: sampleRef(), to, messages },
});

export const examples: WidgetExample<SandboxOutboxProps>[] = [
  { name: 'normal', title: 'A code and a link', props: {}, data: read([code, link, sms]) },
  {
    name: 'long',
    title: 'Many messages to a long address',
    props: { title: 'Wszystko, co ta piaskownica wysłałaby prawdziwym ludziom, gdyby nie była piaskownicą' },
    data: read(Array.from({ length: 12 }, (_, i) => ({ ...(i % 2 === 0 ? link : sms), id: String(i) }))),
  },
  { name: 'empty', title: 'Nothing yet', props: {}, data: read([]) },
  { name: 'broken', title: 'Nothing for this address', props: {}, data: read([], 'nikt@example.com') },
];
