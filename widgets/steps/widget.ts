import { defineWidget } from '#registry/define-widget.ts';
import { props } from './props.ts';
import { Steps } from './steps.tsx';

export const widget = defineWidget({
  type: 'steps',
  version: 1,
  title: 'Steps',
  description: 'What happens, in order, with numbers.',
  category: 'content',
  guidance: {
    use: 'Two to eight steps that follow each other.',
    avoid: 'For things without an order: take the feature list.',
  },
  props,
  hydrate: 'never',
  view: Steps,
  examples: [
    {
      name: 'normal',
      title: 'Four steps',
      props: {
        title: 'Jak to działa',
        items: [
          { title: 'Policz', text: 'Od razu widzisz ratę, koszt i RRSO.' },
          { title: 'Złóż wniosek', text: 'Zajmuje to około dziesięciu minut.' },
          { title: 'Poczekaj na decyzję', text: 'Zwykle tego samego dnia roboczego.' },
          { title: 'Podpisz', text: 'Umowę podpisujesz przez internet.' },
        ],
        action: { label: 'Zacznij', href: '/signup' },
      },
    },
    {
      name: 'long',
      title: 'Three steps with long texts',
      props: {
        lead: 'Każdy krok możesz przerwać i wrócić do niego później.',
        items: [
          'Przygotowanie dokumentów tożsamości',
          'Przeanalizowanie domowego budżetu',
          'Porównanie kosztów',
        ].map((title) => ({
          title,
          text: 'Spokojny opis tego, co zrobić, czego nie trzeba robić i ile to potrwa. Jeśli coś jest niejasne, zadzwoń: pomożemy bez zobowiązań.',
        })),
      },
    },
    {
      name: 'minimal',
      title: 'One step',
      props: { items: [{ title: 'Zadzwoń', text: 'Resztą zajmiemy się razem.' }] },
    },
    {
      name: 'many',
      title: 'Eight steps',
      props: {
        title: 'Od pomysłu do remontu',
        items: [
          { title: 'Pomysł', text: 'Zapisz, co chcesz zmienić.' },
          { title: 'Pomiary', text: 'Zmierz ściany i podłogi.' },
          { title: 'Wyceny', text: 'Poproś o nie trzy ekipy.' },
          { title: 'Budżet', text: 'Dodaj zapas na niespodzianki.' },
          { title: 'Rata', text: 'Policz, czego brakuje.' },
          { title: 'Wniosek', text: 'Złóż go, gdy znasz kwotę.' },
          { title: 'Umowa', text: 'Przeczytaj ją na spokojnie.' },
          { title: 'Remont', text: 'Odbierz prace na piśmie.' },
        ],
      },
    },
    {
      name: 'broken',
      title: 'A word without a break, a step without words',
      props: {
        items: [
          { title: 'Pięćdziesięciogroszówkowoprzeliczeniowy', text: '' },
          { title: 'Koniec', text: 'To wszystko.' },
        ],
      },
    },
  ],
});
