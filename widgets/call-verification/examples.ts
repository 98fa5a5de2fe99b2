import type { WidgetExample } from '#registry/widget.ts';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import { sampleApplication } from '#ui/loan/sample-application.ts';
import type { CallVerificationProps } from './props.ts';
import type { CallEntry } from './queries.ts';

const slots = ['09:00–12:00', '12:00–15:00', '15:00–18:00'];
const entry: CallEntry = {
  application: sampleApplication({
    status: 'call-verification',
    call: { slot: null, slots, attempts: 0 },
  }),
  contact: {
    phone: '22 000 01 23',
    email: 'kontakt@mozaika.example',
    hours: 'poniedziałek–piątek 8.00–20.00',
  },
  updateCall: sampleRef(),
  sandbox: false,
};

export const examples: WidgetExample<CallVerificationProps>[] = [
  { name: 'normal', title: 'A time to choose', props: {}, data: { entry } },
  {
    name: 'long',
    title: 'Chosen, tried twice, in the sandbox',
    props: {
      lead: 'Doradczyni zapyta o pracodawcę, wysokość dochodu oraz o to, na co przeznaczysz pieniądze.',
    },
    data: {
      entry: {
        ...entry,
        application: sampleApplication({
          status: 'call-verification',
          call: { slot: '12:00–15:00', slots, attempts: 2 },
        }),
        sandbox: true,
      },
    },
  },
  {
    name: 'empty',
    title: 'No times and no number',
    props: {},
    data: {
      entry: {
        ...entry,
        application: sampleApplication({ status: 'call-verification', phone: null }),
        contact: { phone: '', email: '', hours: '' },
      },
    },
  },
  { name: 'broken', title: 'The application cannot be read', props: {}, data: { entry: null } },
];
