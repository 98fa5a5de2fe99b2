import { defineWidget } from '#registry/define-widget.ts';
import { CallToAction } from './call-to-action.tsx';
import { props } from './props.ts';

export const widget = defineWidget({
  type: 'call-to-action',
  version: 1,
  title: 'Call to action',
  description: 'An invitation with one main button and, if wanted, another way.',
  category: 'content',
  guidance: {
    use: 'Once, near the end of a page: the one next step, and at most one other way.',
    avoid: 'Several on a page: then none of them is the next step.',
  },
  props,
  hydrate: 'never',
  view: CallToAction,
  examples: [
    {
      name: 'normal',
      title: 'Two ways',
      props: {
        title: 'Sprawdź, czy to dobry moment',
        text: 'Policz ratę i porównaj ją z tym, co zostaje Ci po opłaceniu rachunków.',
        action: { label: 'Policz ratę', href: '/' },
        secondary: { label: 'Porozmawiaj z nami', href: '/contacts' },
      },
    },
    {
      name: 'long',
      title: 'Soft tone, long words',
      props: {
        title: 'Masz już pożyczki w kilku miejscach i trudno Ci zapanować nad terminami?',
        text: 'Przyjdź do oddziału albo zadzwoń. Przejrzymy razem wszystkie umowy i powiemy uczciwie, czy jedna rata będzie tańsza. Jeśli nie, też Ci to powiemy.',
        action: { label: 'Umów bezpłatną rozmowę z doradcą', href: '/contacts' },
        secondary: { label: 'Zobacz, jak liczymy koszty', href: '/info' },
        tone: 'soft',
      },
    },
    {
      name: 'minimal',
      title: 'One button',
      props: { title: 'Masz kosztorys?', action: { label: 'Złóż wniosek', href: '/signup' }, tone: 'accent' },
    },
  ],
});
