import { textAt } from '../body-parts.ts';
import type { EntityKind } from '../entity-kind.ts';

export const goods: EntityKind = {
  kind: 'good',
  path: 'goods',
  marks: {
    '/id': { hidden: true },
    '/alias': { readOnly: true },
    '/category': { control: 'relation', relation: 'good-category' },
    '/summary': { control: 'long-text' },
    '/price_minor': { control: 'money' },
    '/lowest_price_minor': { control: 'money', hint: 'entities.hint-lowest-price' },
    '/old_price_minor': { control: 'money' },
    '/sale_conditions/*/id': { generated: true },
  },
  empty: (key) => ({
    id: key,
    alias: key,
    category: '',
    title: '',
    summary: '',
    price_minor: 0,
    currency: 'PLN',
    available: true,
  }),
  note: (body) => textAt(body, 'category'),
};

export const goodCategories: EntityKind = {
  kind: 'good-category',
  path: 'good-categories',
  marks: {
    '/id': { hidden: true },
    '/alias': { readOnly: true },
    '/description': { control: 'long-text' },
  },
  empty: (key) => ({ id: key, alias: key, title: '' }),
};

export const leadOffers: EntityKind = {
  kind: 'lead-offer',
  path: 'lead-offers',
  marks: {
    '/alias': { readOnly: true },
    '/text': { control: 'long-text' },
    '/provider': { hint: 'entities.hint-provider' },
  },
  empty: (key) => ({ alias: key, title: '', text: '', provider: '' }),
  note: (body) => textAt(body, 'provider'),
};

export const banks: EntityKind = {
  kind: 'bank',
  path: 'banks',
  marks: { '/id': { hidden: true }, '/note': { hint: 'entities.hint-bank-note' } },
  empty: (key) => ({ id: key, name: '', uses: [] }),
};

export const mapMarkers: EntityKind = {
  kind: 'map-marker',
  path: 'map-markers',
  marks: { '/id': { hidden: true } },
  empty: (key) => ({ id: key, title: '', address: '', lat: 52.2297, lng: 21.0122 }),
  note: (body) => textAt(body, 'address'),
};
