import { defineWidget } from '#registry/define-widget.ts';
import { Contacts } from './contacts.tsx';
import { props } from './props.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'contacts',
  version: 1,
  title: 'Contacts',
  description: 'Phone, e-mail, address, hours, chat, and ways for people who do not hear.',
  category: 'content',
  guidance: {
    use: 'On the contact page, and wherever somebody may need a person to talk to.',
    avoid: 'For a list of branches (use Custom entities or the map).',
  },
  props,
  slots: { more: { title: 'Below: a map or a form' } },
  hydrate: 'never',
  view: Contacts,
  texts,
  examples: [
    {
      name: 'normal',
      title: 'All ways',
      props: {
        title: 'Porozmawiaj z nami',
        lead: 'Odbieramy sami, bez automatu. Wybierz sposób, który jest dla Ciebie wygodny.',
        organisation: 'Mozaika Finanse',
        channels: [
          { kind: 'phone', value: '+48 22 123 45 67', note: 'Opłata jak za zwykłe połączenie' },
          { kind: 'email', value: 'pomoc@mozaika.example', note: 'Odpowiadamy w jeden dzień roboczy' },
          { kind: 'chat', value: 'Napisz na czacie', href: '/chat' },
          {
            kind: 'hours',
            label: 'Godziny infolinii',
            value: 'pon.–pt. 8.00–20.00\nsob. 9.00–14.00',
            machineHours: 'Mo-Fr 08:00-20:00, Sa 09:00-14:00',
          },
          {
            kind: 'address',
            label: 'Siedziba',
            value: 'ul. Kafelkowa 12\n00-001 Warszawa',
            href: 'https://www.openstreetmap.org/?mlat=52.2297&mlon=21.0122#map=16/52.2297/21.0122',
          },
          {
            kind: 'sign-language',
            value: 'Połącz się z tłumaczem online',
            href: 'https://tlumacz.example/mozaika',
            note: 'W godzinach pracy infolinii, bez opłat',
          },
          {
            kind: 'text-relay',
            value: 'Zadzwoń przez asystenta tekstowego',
            href: 'https://przekaznik.example/',
            note: 'Ty piszesz, asystent mówi',
          },
        ],
      },
    },
    {
      name: 'long',
      title: 'Long labels, addresses and notes',
      props: {
        title: 'Dane kontaktowe poszczególnych jednostek organizacyjnych przedsiębiorstwa',
        channels: [
          {
            kind: 'email',
            label: 'Zgłoszenia dotyczące nieprawidłowości w przetwarzaniu danych osobowych',
            value: 'inspektor.ochrony.danych.osobowych@korespondencja-elektroniczna.mozaika.example',
            note: 'W tytule wiadomości podaj numer umowy. Nie przesyłaj skanu dowodu osobistego ani hasła do bankowości.',
          },
          {
            kind: 'address',
            value:
              'Dział Reklamacji i Postępowań Polubownych\nul. Konstantego Ildefonsa Gałczyńskiego 128/130 lok. 14\n05-092 Łomianki Dolne',
          },
          {
            kind: 'phone',
            label: 'Infolinia dla klientów w trudnej sytuacji finansowej',
            value: '+48 800 100 200 300',
          },
          {
            kind: 'hours',
            value:
              'poniedziałek, wtorek, czwartek, piątek 8.00–20.00\nśroda 10.00–20.00\nw dni ustawowo wolne od pracy nieczynne',
          },
        ],
      },
    },
    {
      name: 'minimal',
      title: 'One number',
      props: { channels: [{ kind: 'phone', value: '22 123 45 67' }] },
    },
    { name: 'empty', title: 'Nothing to show: the block is gone', props: { title: 'Kontakt', channels: [] } },
    {
      name: 'broken',
      title: 'Values that are no number and no address stay text; an empty one is left out',
      props: {
        channels: [
          { kind: 'phone', value: 'numer w przygotowaniu' },
          { kind: 'email', value: 'pomoc(at)mozaika.example' },
          { kind: 'chat', value: 'Czat nieczynny' },
          { kind: 'address', value: ' ' },
        ],
      },
    },
  ],
});
