import { samplePhotograph } from '#engine/gallery/sample-photograph.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { CustomEntityItem } from './custom-entity-item.tsx';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

const entity = (id: string, name: string, value: Record<string, unknown>) => ({
  id,
  is_active: true,
  name,
  type: 'branch',
  value,
  dynamic_value: {},
});

export const widget = defineWidget({
  type: 'custom-entity-item',
  version: 1,
  title: 'Custom entity',
  description: 'One item of a custom entity with the fields of its value.',
  category: 'content',
  guidance: {
    use: 'One branch, partner or other thing that editors keep as a custom entity, where only this one is wanted.',
    avoid: 'For all of a kind: take the list.',
  },
  props,
  hydrate: 'never',
  queries,
  view: CustomEntityItem,
  texts,
  examples: [
    {
      name: 'normal',
      title: 'A branch',
      props: { type: 'branch', id: 'warszawa' },
      data: {
        item: entity('warszawa', 'Warszawa, Centrum', {
          street: 'ul. Kafelkowa 12',
          postcode: '00-999',
          city: 'Warszawa',
          hours: 'pon.–pt. 9.00–18.00',
          note: 'Wejście bez progu, parking dla osób z niepełnosprawnością.',
        }),
      },
    },
    {
      name: 'long',
      title: 'Every kind of value',
      props: { type: 'branch', id: 'krakow' },
      data: {
        item: entity('krakow', 'Kraków, Podgórze: oddział z salą do spokojnych rozmów', {
          photo: { ...samplePhotograph, alt: 'Wejście do oddziału' },
          street: 'ul. Ceramiczna 4',
          stanowiska: 6,
          dostępny_wózkiem: true,
          języki: ['polski', 'ukraiński', 'angielski'],
          phone: 'tel:+48220000123',
          website: { href: '/contacts', label: 'Dojazd i kontakt' },
          description: 'Winda z poziomu ulicy, pętla indukcyjna przy stanowisku nr 2.',
        }),
      },
    },
    {
      name: 'minimal',
      title: 'Name only',
      props: { type: 'branch', id: 'gdansk' },
      data: { item: entity('gdansk', 'Gdańsk, Wrzeszcz', {}) },
    },
    {
      name: 'broken',
      title: 'Values that cannot be shown, an address that is none',
      props: { type: 'branch', id: 'broken' },
      data: {
        item: entity('broken', 'Pięćdziesięciogroszówkowoprzeliczeniowy oddział', {
          street: '',
          hours: null,
          website: 'javascript:alert(1)',
          note: { unknown: true },
        }),
      },
    },
  ],
});
