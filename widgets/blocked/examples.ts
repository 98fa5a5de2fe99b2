import type { WidgetExample } from '#registry/widget.ts';
import type { BlockedProps } from './props.ts';
import type { BlockedEntry } from './queries.ts';

const entry: BlockedEntry = {
  blocked: { reason: 'too-many-codes', until: '2026-11-22T11:03:00.000Z' },
  number: 'W/2026/000123',
  contact: {
    phone: '22 000 01 23',
    email: 'kontakt@mozaika.example',
    hours: 'poniedziałek–piątek 8.00–20.00',
  },
};

export const examples: WidgetExample<BlockedProps>[] = [
  { name: 'normal', title: 'Too many codes, until tomorrow', props: {}, data: { entry } },
  {
    name: 'long',
    title: 'An adviser has to look at it',
    props: {
      title: 'Wniosek jest wstrzymany do czasu wyjaśnienia rozbieżności między danymi z banku a wnioskiem',
    },
    data: { entry: { ...entry, blocked: { reason: 'identity-mismatch', until: null } } },
  },
  {
    name: 'empty',
    title: 'No reason given',
    props: {},
    data: { entry: { blocked: null, number: null, contact: { phone: '', email: '', hours: '' } } },
  },
  { name: 'broken', title: 'The application cannot be read', props: {}, data: { entry: null } },
];
