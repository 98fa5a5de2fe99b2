import type { WidgetExample } from '#registry/widget.ts';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import { rejectionReasons } from '#schemas/lending/application.ts';
import type { RejectedProps } from './props.ts';
import type { RejectedEntry } from './queries.ts';

const entry: RejectedEntry = {
  rejection: {
    reasons: ['obligations', 'income'],
    at: '2026-11-21T11:03:00.000Z',
    again_on: '2026-12-21',
    automated: true,
  },
  contact: {
    phone: '22 000 01 23',
    email: 'kontakt@mozaika.example',
    hours: 'poniedziałek–piątek 8.00–20.00',
  },
  updateCall: sampleRef(),
};

export const examples: WidgetExample<RejectedProps>[] = [
  { name: 'normal', title: 'Decided without a person', props: {}, data: { entry } },
  {
    name: 'long',
    title: 'All reasons, decided by a person',
    props: {},
    data: {
      entry: {
        ...entry,
        rejection: {
          reasons: [...rejectionReasons],
          at: '2026-11-21T11:03:00.000Z',
          again_on: null,
          automated: false,
        },
      },
    },
  },
  { name: 'empty', title: 'Nobody was rejected', props: {}, data: { entry: { ...entry, rejection: null } } },
  { name: 'broken', title: 'The application cannot be read', props: {}, data: { entry: null } },
];
