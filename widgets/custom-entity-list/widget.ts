import { defineWidget } from '#registry/define-widget.ts';
import { CustomEntityList } from './custom-entity-list.tsx';
import { props } from './props.ts';
import { queries } from './queries.ts';

const entity = (
  id: string,
  name: string,
  { value, active = true }: { readonly value: Record<string, unknown>; readonly active?: boolean },
) => ({
  id,
  is_active: active,
  name,
  type: 'branch',
  value,
  dynamic_value: {},
});

export const widget = defineWidget({
  type: 'custom-entity-list',
  version: 1,
  title: 'Custom entities',
  description: 'All active items of a custom entity, as cards.',
  category: 'content',
  guidance: {
    use: 'All branches, partners or other things of one kind that editors keep as custom entities.',
    avoid: 'For posts, goods or banks: they have widgets of their own.',
  },
  props,
  hydrate: 'never',
  queries,
  view: CustomEntityList,
  texts: {
    pl: { 'custom-entity-list.empty': 'Na razie nic tu nie ma.' },
    en: { 'custom-entity-list.empty': 'There is nothing here yet.' },
    ru: { 'custom-entity-list.empty': 'Пока здесь ничего нет.' },
    uk: { 'custom-entity-list.empty': 'Поки що тут нічого немає.' },
  },
  examples: [
    {
      name: 'normal',
      title: 'Branches',
      props: { type: 'branch', title: 'Gdzie nas znajdziesz' },
      data: {
        items: [
          entity('warszawa', 'Warszawa, Centrum', {
            value: {
              street: 'ul. Kafelkowa 12',
              hours: 'pon.–pt. 9.00–18.00',
            },
          }),
          entity('krakow', 'Kraków, Podgórze', {
            value: { street: 'ul. Ceramiczna 4', hours: 'pon.–pt. 9.00–17.00' },
          }),
          entity('lodz', 'Łódź (oddział zamknięty)', { value: { street: 'ul. Dawna 1' }, active: false }),
        ],
      },
    },
    {
      name: 'long',
      title: 'Partners with long words',
      props: { type: 'partner', title: 'Partnerzy, których polecają nasi klienci po skończonym remoncie' },
      data: {
        items: [
          entity('dom-i-klucz', 'Dom i Klucz Przedsiębiorstwo Wielobranżowe', {
            value: {
              field: 'Materiały wykończeniowe',
              website: 'https://dom-i-klucz.example/katalog/materialy-wykonczeniowe-i-instalacyjne',
              description:
                'Sieć składów budowlanych. Pomaga policzyć materiały i zwraca pieniądze za nieotwarte opakowania.',
            },
          }),
          entity('rowerownia', 'Rowerownia', { value: { field: 'Rowery i serwis', rabat_procent: 10 } }),
        ],
      },
    },
    {
      name: 'empty',
      title: 'Nothing yet',
      props: { type: 'branch', title: 'Oddziały' },
      data: { items: [] },
    },
    {
      name: 'broken',
      title: 'Values that cannot be shown',
      props: { type: 'branch', title: 'Oddziały' },
      data: {
        items: [
          entity('broken', 'Oddział bez danych', {
            value: { street: null, hours: {}, photo: '//host/a.png' },
          }),
        ],
      },
    },
  ],
});
