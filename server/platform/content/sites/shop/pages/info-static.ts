import type { PageDocument } from '#schemas/page.ts';
import { block, picture } from '../../block.ts';

export const infoStatic: PageDocument = {
  alias: 'info-static',
  title: 'Bezpieczeństwo',
  description:
    'Jak rozpoznać próbę oszustwa, co robić po zgubieniu telefonu lub karty i jak chronimy Twoje dane.',
  layout: 'default',
  blocks: [
    block('hero', 'hero', {
      title: 'Bezpieczeństwo',
      lead: 'Kilka zasad, które chronią pieniądze lepiej niż najdłuższe hasło.',
      image: picture('shield'),
    }),
    block('never-ask', 'feature-list', {
      title: 'O co nigdy nie zapytamy',
      items: [
        {
          icon: 'lock',
          title: 'O hasło',
          text: 'Ani do serwisu, ani do banku. Konsultant nie potrzebuje go do niczego.',
        },
        {
          icon: 'phone',
          title: 'O kod z SMS-a',
          text: 'Kod wpisujesz wyłącznie na naszej stronie. Nie dyktuj go przez telefon.',
        },
        {
          icon: 'wallet',
          title: 'O wpłatę przed wypłatą',
          text: 'Nie ma opłaty za decyzję, ubezpieczenia na start ani przelewu weryfikacyjnego do konsultanta.',
        },
        {
          icon: 'shield',
          title: 'O instalację programu',
          text: 'Nie prosimy o programy do zdalnej pomocy. Kto prosi, ten oszukuje.',
        },
      ],
    }),
    block('steps', 'steps', {
      title: 'Podejrzewasz oszustwo? Zrób to po kolei',
      items: [
        { title: 'Przerwij rozmowę', text: 'Rozłącz się. Nie oddzwaniaj na numer, z którego dzwoniono.' },
        {
          title: 'Zadzwoń do banku i do nas',
          text: 'Zablokujemy konto i wniosek. Nasz numer: 22 000 01 23.',
        },
        { title: 'Zmień hasła', text: 'Zacznij od poczty, bo przez nią można odzyskać pozostałe.' },
        {
          title: 'Zgłoś sprawę',
          text: 'Policji oraz zespołowi CERT Polska. Zachowaj wiadomości i numery, przydadzą się w sprawie.',
        },
      ],
    }),
    block('pesel', 'rich-text', {
      html: `
<h2>Zastrzeż numer PESEL</h2>
<p>To bezpłatne i trwa chwilę, w aplikacji mObywatel albo w urzędzie gminy. Przed każdą umową sprawdzamy rejestr zastrzeżeń. Jeśli numer jest zastrzeżony, umowy nie zawrzemy, więc na czas własnego wniosku trzeba zastrzeżenie cofnąć.</p>
<h2>Jak chronimy Twoje dane</h2>
<p>Połączenie z serwisem jest szyfrowane. Po 15 minutach bez ruchu wylogowujemy. Ważne zmiany, na przykład numeru telefonu, potwierdzasz dodatkowo. Więcej piszemy w <a href="/polityka-prywatnosci">polityce prywatności</a>.</p>
`.trim(),
    }),
    block('contact', 'view-block', { key: 'contact-box' }),
  ],
};
