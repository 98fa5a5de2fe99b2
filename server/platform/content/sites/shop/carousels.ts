import type { Carousel } from '#schemas/carousel.ts';
import { inLocale } from '../entry.ts';

const picture = (name: string, alt: string) => ({
  src: `/illustrations/${name}.svg`,
  alt,
  width: 480,
  height: 360,
});

const homeStories: Carousel = {
  alias: 'home-stories',
  title: 'Na co warto mieć plan',
  slides: [
    {
      id: 'renovation',
      title: 'Remont zaczyna się od kosztorysu',
      text: 'Spisz prace, materiały i zapas na niespodzianki. Dopiero wtedy wybierz kwotę. Zwykle mniejszą, niż się wydaje na początku.',
      image: picture('renovation', ''),
      link: { label: 'Zobacz poradnik remontowy', href: '/wiosenny-remont' },
    },
    {
      id: 'calendar',
      title: 'Rata w dniu, który Ci pasuje',
      text: 'Termin spłaty możesz ustawić kilka dni po wypłacie. Przypomnimy o nim SMS-em trzy dni wcześniej.',
      image: picture('calendar', ''),
      link: { label: 'Sprawdź, jak to działa', href: '/jak-to-dziala' },
    },
    {
      id: 'early',
      title: 'Wcześniejsza spłata obniża koszt',
      text: 'Pożyczkę możesz spłacić w każdej chwili. Oddajemy koszty za czas, o który skraca się umowa.',
      image: picture('clear-costs', ''),
      link: { label: 'Przeczytaj o kosztach', href: '/info' },
    },
    {
      id: 'safety',
      title: 'Nie prosimy o hasło do banku',
      text: 'Ani przez telefon, ani w wiadomości. Jeśli ktoś o nie pyta, rozłącz się i zadzwoń do nas.',
      image: picture('shield', ''),
      link: { label: 'Zasady bezpieczeństwa', href: '/info-static' },
    },
  ],
};

export const carousels = [inLocale('pl')('carousel', 'home-stories', homeStories)];
