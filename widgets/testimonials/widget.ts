import { defineWidget } from '#registry/define-widget.ts';
import { props } from './props.ts';
import { Testimonials } from './testimonials.tsx';

export const widget = defineWidget({
  type: 'testimonials',
  version: 1,
  title: 'Testimonials',
  description: 'Words of customers with name, purpose and rating.',
  category: 'content',
  guidance: {
    use: 'Opinions of real customers, with the note on how they were checked, as consumer law asks.',
    avoid: 'For praise that nobody can trace to a customer.',
  },
  props,
  hydrate: 'never',
  view: Testimonials,
  texts: {
    pl: { 'testimonials.rating': 'Ocena: {{rating}} na 5' },
    en: { 'testimonials.rating': 'Rating: {{rating}} out of 5' },
    ru: { 'testimonials.rating': 'Оценка: {{rating}} из 5' },
    uk: { 'testimonials.rating': 'Оцінка: {{rating}} з 5' },
  },
  examples: [
    {
      name: 'normal',
      title: 'Three opinions',
      props: {
        title: 'Co mówią nasi klienci',
        items: [
          {
            quote:
              'Umowę przeczytałem w kwadrans i wszystko zrozumiałem. Koszt zgadzał się z kalkulatorem co do grosza.',
            author: 'Marek, Gdynia',
            role: 'Pożyczka na naprawę samochodu',
            rating: 5,
          },
          {
            quote: 'Doradczyni policzyła ze mną domowy budżet i zaproponowała mniejszą kwotę. Wystarczyła.',
            author: 'Halina, Radom',
            role: 'Wymiana okien',
            rating: 5,
          },
          {
            quote: 'Na decyzję czekałam do następnego dnia, ale ktoś zadzwonił i powiedział dlaczego.',
            author: 'Joanna, Olsztyn',
            role: 'Kurs zawodowy',
            rating: 4,
          },
        ],
        note: 'Opinie zbieramy e-mailem po spłacie pierwszej raty. Publikujemy je bez zmian, za zgodą autorów.',
      },
    },
    {
      name: 'long',
      title: 'A long story',
      props: {
        title: 'Historie, które zaczęły się od jednej rozmowy o domowym budżecie',
        items: [
          {
            quote:
              'Kiedy zepsuł się piec, była połowa stycznia i dwójka małych dzieci w domu. Wniosek wypełniłem wieczorem na telefonie, rano zadzwoniła pani z Mozaiki, żeby potwierdzić dane i wyjaśnić, z czego składa się rata. Po południu pieniądze były na koncie. Spłaciłem wszystko siedem miesięcy wcześniej, a proporcjonalny zwrot prowizji przyszedł sam, bez pisania podań.',
            author: 'Aleksander Brzęczyszczykiewicz-Kowalski, Łękołody koło Szczebrzeszyna',
            role: 'Wymiana pieca gazowego i modernizacja instalacji',
            rating: 5,
          },
          { quote: 'Krótko: polecam.', author: 'Ewa, Łódź', role: '' },
        ],
      },
    },
    {
      name: 'minimal',
      title: 'One opinion',
      props: {
        items: [{ quote: 'Rata, którą zobaczyłam, to rata, którą płacę.', author: 'Anna, Kielce', role: '' }],
      },
    },
    {
      name: 'broken',
      title: 'No name, a word without a break',
      props: {
        items: [
          { quote: 'Pięćdziesięciogroszówkowoprzeliczeniowy.', author: '', role: '' },
          { quote: '', author: 'Anna, Kielce', role: '', rating: 1 },
        ],
      },
    },
  ],
});
