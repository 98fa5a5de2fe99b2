import type { WidgetExample } from '#registry/widget.ts';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import { sampleArea, sampleCard } from '#ui/loan/sample-contract.ts';
import type { ContractCardDetailsProps } from './props.ts';
import type { CardDetails } from './queries.ts';

const reasons = [
  { key: 'lost', value: 'Zgubiłem kartę' },
  { key: 'stolen', value: 'Karta została skradziona' },
  { key: 'fraud', value: 'Widzę transakcje, których nie robiłem' },
];
const details: CardDetails = {
  area: sampleArea,
  card: sampleCard,
  reasons,
  calls: {
    code: sampleRef(),
    changePin: sampleRef(),
    block: sampleRef(),
    freeze: sampleRef(),
    unfreeze: sampleRef(),
    showNumber: sampleRef(),
    remindPin: sampleRef(),
  },
};

export const examples: WidgetExample<ContractCardDetailsProps>[] = [
  { name: 'normal', title: 'A card in use', props: {}, data: { details } },
  {
    name: 'frozen',
    title: 'A card stopped for a while',
    props: {},
    data: {
      details: {
        ...details,
        card: { ...sampleCard, state: 'frozen', block_reason: 'lost', frozen_at: '2026-11-20T09:00:00Z' },
      },
    },
  },
  {
    name: 'blocked',
    title: 'A blocked card',
    props: {},
    data: {
      details: {
        ...details,
        card: { ...sampleCard, state: 'blocked', block_reason: 'lost', blocked_at: '2026-11-20T09:00:00Z' },
      },
    },
  },
  {
    name: 'long',
    title: 'A long name and long reasons',
    props: { title: 'Karta płatnicza do Twojej pożyczki, jej numer, PIN i blokada' },
    data: {
      details: {
        ...details,
        card: { ...sampleCard, holder: 'WIELISŁAWA BRZĘCZYSZCZYKIEWICZ-KONSTANTYNOPOLITAŃSKA' },
        reasons: reasons.map(({ key, value }) => ({
          key,
          value: `${value}, a do tego zmienił się mój adres i numer telefonu`,
        })),
      },
    },
  },
  {
    name: 'empty',
    title: 'There is no card yet',
    props: {},
    data: { details: { ...details, card: null } },
  },
  {
    name: 'reasons-unavailable',
    title: 'The reasons cannot be had right now',
    props: {},
    data: { details: { ...details, reasons: 'unavailable' } },
  },
  {
    name: 'broken',
    title: 'The card cannot be had',
    props: {},
    data: { details: { ...details, card: 'unavailable' } },
  },
];
