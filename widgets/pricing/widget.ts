import { defineWidget } from '#registry/define-widget.ts';
import { Pricing } from './pricing.tsx';
import { props } from './props.ts';
import { texts } from './texts.ts';

const has = (text: string) => ({ text });
const lacks = (text: string) => ({ text, excluded: true });

export const widget = defineWidget({
  type: 'pricing',
  version: 1,
  title: 'Pricing',
  description: 'Plans side by side with price, what is in them and what to do; one may be highlighted.',
  category: 'content',
  guidance: {
    use: 'For two to four plans with fixed prices: accounts, cards, services.',
    avoid:
      'For the price of a credit without the representative example: put that widget into the slot “legal”, the law wants it beside any figure.',
  },
  props,
  slots: { legal: { title: 'Legal text under the plans, e.g. the representative example' } },
  hydrate: 'never',
  view: Pricing,
  texts,
  examples: [
    {
      name: 'normal',
      title: 'Three plans, one highlighted',
      props: {
        title: 'Karta na Twoich warunkach',
        lead: 'Plan możesz zmienić w każdej chwili, od następnego miesiąca.',
        plans: [
          {
            name: 'Podstawowa',
            text: 'Dla tych, którzy płacą kartą od czasu do czasu.',
            priceMinor: 0,
            per: 'miesięcznie',
            features: [
              has('Płatności w sklepach i w internecie'),
              has('Blokada karty w aplikacji'),
              lacks('Wypłaty z obcych bankomatów'),
              lacks('Zwrot do 2 zł od płatności za granicą'),
            ],
            action: { label: 'Wybierz', href: '/signup' },
          },
          {
            name: 'Codzienna',
            text: 'Dla tych, którzy chcą zapomnieć o gotówce.',
            priceMinor: 790,
            per: 'miesięcznie',
            highlighted: true,
            features: [
              has('Płatności w sklepach i w internecie'),
              has('Blokada karty w aplikacji'),
              has('Trzy wypłaty z obcych bankomatów'),
              lacks('Zwrot do 2 zł od płatności za granicą'),
            ],
            action: { label: 'Wybierz', href: '/signup' },
          },
          {
            name: 'W drodze',
            text: 'Dla tych, którzy często wyjeżdżają.',
            priceMinor: 1990,
            per: 'miesięcznie',
            features: [
              has('Płatności w sklepach i w internecie'),
              has('Blokada karty w aplikacji'),
              has('Wypłaty z każdego bankomatu'),
              has('Zwrot do 2 zł od płatności za granicą'),
            ],
            action: { label: 'Wybierz', href: '/signup' },
          },
        ],
        note: 'Ceny zawierają podatek VAT. Opłatę pobieramy pierwszego dnia miesiąca.',
      },
    },
    {
      name: 'long',
      title: 'Four plans, long words, words instead of a price, legal text',
      props: {
        title: 'Abonamenty dla przedsiębiorstw wielooddziałowych i jednoosobowych działalności gospodarczych',
        highlightWord: 'Najczęściej wybierany plan',
        plans: ['Jednoosobowa działalność', 'Spółka', 'Przedsiębiorstwo wielooddziałowe', 'Instytucja'].map(
          (name, index) => ({
            name,
            ...(index % 2
              ? {}
              : {
                  text: 'Z pełnomocnictwami, wielostopniową akceptacją przelewów i eksportem do programu księgowego.',
                }),
            ...(index === 3
              ? { priceText: 'Cena po rozmowie' }
              : { priceMinor: 12_345_678 * index, per: 'za każdy rozpoczęty rok' }),
            highlighted: index > 0,
            features: [
              has('Niezaprzeczalność dokumentów elektronicznych'),
              has('Pełnomocnictwa'),
              lacks('Indywidualny opiekun przedsiębiorstwa dostępny także w dni wolne od pracy'),
            ].slice(0, index + 1),
            action: {
              label: index === 3 ? 'Umów rozmowę z doradcą biznesowym' : 'Wybierz',
              href: '/contacts',
            },
          }),
        ),
        note: 'Ceny netto. Do ceny doliczamy podatek VAT według stawki obowiązującej w dniu wystawienia faktury.',
      },
      slots: {
        legal: [
          {
            id: 'pricing-legal-text',
            type: 'rich-text',
            props: {
              html: '<p>Tutaj stoi tekst, którego wymaga prawo, na przykład przykład reprezentatywny.</p>',
            },
          },
        ],
      },
    },
    {
      name: 'minimal',
      title: 'One plan without features',
      props: { plans: [{ name: 'Konto', priceMinor: 0, per: 'miesięcznie', features: [] }] },
    },
    { name: 'empty', title: 'No plans: the block is gone', props: { title: 'Cennik', plans: [] } },
    {
      name: 'broken',
      title: 'A currency nobody has, a plan without a price, no action',
      props: {
        currency: 'XQX',
        plans: [
          { name: 'Bez ceny', per: 'miesięcznie', features: [has('Jedna rzecz')] },
          { name: 'Nieznana waluta', priceMinor: 990, features: [lacks('Wszystko')] },
        ],
      },
    },
  ],
});
