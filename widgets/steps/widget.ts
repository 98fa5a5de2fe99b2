import { defineWidget } from '#registry/define-widget.ts';
import { props } from './props.ts';
import { Steps } from './steps.tsx';

export const widget = defineWidget({
  type: 'steps',
  version: 1,
  title: 'Steps',
  description: 'What happens, in order, with numbers.',
  category: 'content',
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
  ],
});
