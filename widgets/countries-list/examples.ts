import type { WidgetExample } from '#registry/widget.ts';
import type { Country } from '#schemas/lookup.ts';
import type { CountriesListProps } from './props.ts';

const names = new Intl.DisplayNames(['pl'], { type: 'region' });
const countriesOf = (codes: string): Country[] =>
  codes.split(' ').map((code) => ({ code, name: names.of(code) ?? code }));

const area = countriesOf(
  'AT BE BG HR CY CZ DK EE FI FR GR ES NL IE IS LI LT LU LV MT DE NO PL PT RO SK SI SE HU IT',
);
const world = countriesOf(
  'AF AL DZ AD AO AR AM AU AZ BS BD BB BY BZ BO BA BW BR CA CL CN CO CG CD CR CI CU DO EC EG SV ET FJ GA GM GE GH GT GN GY HT HN IN ID IR IQ IL JM JP JO KZ KE KW KG LA LB LR LY MG MY MV ML MR MU MX MD MC MN ME MA MZ NA NP NZ NI NE NG KP MK OM PK PA PG PY PE PH QA RW ST SM SA SN RS SL SG ZA KR LK SD CH SY TW TJ TZ TH TG TT TN TR TM UG UA AE GB US UY UZ VA VC VE VN YE ZM ZW AX',
);

/** Countries as they are asked for: a few, those of an area, all of them. */
export const examples: WidgetExample<CountriesListProps>[] = [
  {
    name: 'normal',
    title: 'Countries of the European Economic Area',
    props: {
      title: 'Skąd możesz złożyć wniosek',
      lead: 'Wystarczy, że mieszkasz w jednym z tych krajów i masz polski numer PESEL.',
    },
    data: { countries: area },
  },
  {
    name: 'chosen',
    title: 'Only some, without letters',
    props: {
      title: 'Dokumenty z tych krajów sprawdzimy od ręki',
      codes: ['PL', 'DE', 'CZ', 'SK', 'lt', 'UA'],
    },
    data: { countries: [...area, ...world] },
  },
  {
    name: 'long',
    title: 'Nearly all',
    props: { title: 'Obywatelstwa, które można wskazać w formularzu rejestracyjnym' },
    data: { countries: [...area, ...world] },
  },
  {
    name: 'broken',
    title: 'Codes that no country has',
    props: { title: 'Kraje spoza listy', codes: ['XX', 'ZZ'] },
    data: { countries: area },
  },
  { name: 'empty', title: 'No countries: what to do instead', props: {}, data: { countries: [] } },
];
