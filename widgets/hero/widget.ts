import { samplePhotograph } from '#engine/gallery/sample-photograph.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { Hero } from './hero.tsx';
import { props } from './props.ts';

const picture = { src: '/illustrations/calculator.svg', alt: '', width: 480, height: 360 };

export const widget = defineWidget({
  type: 'hero',
  version: 1,
  title: 'Hero',
  description:
    'Opens a page: what it is about and the one thing to do. A picture or a tool stands beside it.',
  category: 'content',
  guidance: {
    use: 'First block of a page: one promise, one main button, and at most one picture or tool beside it.',
    avoid: 'Further down a page; take a section or a call to action there.',
  },
  props,
  slots: { aside: { title: 'Beside the text, instead of the picture' } },
  hydrate: 'never',
  view: Hero,
  examples: [
    {
      name: 'normal',
      title: 'With a picture',
      props: {
        title: 'Pożyczka ułożona z jasnych zasad',
        lead: 'Ratę i całkowity koszt widzisz, zanim złożysz wniosek.',
        primary: { label: 'Złóż wniosek', href: '/signup' },
        secondary: { label: 'Jak to działa', href: '/jak-to-dziala' },
        image: picture,
      },
    },
    {
      name: 'brand',
      title: 'On the brand colour, with points',
      props: {
        eyebrow: 'Pożyczka na remont',
        title: 'Wiosna w nowej kuchni',
        lead: 'Zaplanuj budżet, a potem pożycz tylko to, czego brakuje.',
        points: [
          'Stała rata przez całą umowę',
          'Wcześniejsza spłata bez opłat',
          'Decyzja tego samego dnia roboczego',
        ],
        primary: { label: 'Policz ratę', href: '/#calculator' },
        image: { ...picture, src: '/illustrations/renovation.svg' },
        tone: 'brand',
        note: 'Uwaga! Pożyczanie pieniędzy kosztuje.',
      },
    },
    {
      name: 'photograph',
      title: 'With a picture of the library, in files to choose from',
      props: {
        title: 'Kuchnia, która czeka tylko na kafelki',
        lead: 'Policz ratę remontu i zobacz cały koszt, zanim wybierzesz kolor.',
        primary: { label: 'Policz ratę', href: '/#calculator' },
        secondary: { label: 'Jak to działa', href: '/jak-to-dziala' },
        image: { ...samplePhotograph, alt: 'Kafelki w wieczornym słońcu' },
      },
    },
    {
      name: 'long',
      title: 'Long words',
      props: {
        title:
          'Najdłuższe konstantynopolitańczykowianeczkowe przedsięwzięcia finansujemy tak samo przejrzyście',
        lead: 'Bardzo długi wstęp, który opisuje wszystko, co warto wiedzieć przed podjęciem decyzji: ile trzeba oddać, kiedy, komu i co się stanie, jeśli plany się zmienią, a także gdzie można zadać pytanie i kto na nie odpowie.',
        primary: {
          label: 'Przejdź do szczegółowego formularza informacyjnego',
          href: '/formularz-informacyjny',
        },
        tone: 'sun',
      },
    },
    { name: 'minimal', title: 'Title only', props: { title: 'Kontakt' } },
    {
      name: 'broken',
      title: 'A word that fits no line, a picture with the wrong size',
      props: {
        title: 'Pięćdziesięciogroszówkowoprzeliczeniowy',
        image: { ...picture, width: 4800, height: 3600 },
      },
    },
  ],
});
