import type { PageDocument } from '#schemas/page.ts';
import { block, picture } from '../../block.ts';
import { calculator } from '../calculator.ts';

export const howItWorks: PageDocument = {
  alias: 'jak-to-dziala',
  title: 'Jak to działa',
  description: 'Od kalkulatora do wypłaty w czterech krokach. Co przygotować i ile to trwa.',
  layout: 'default',
  blocks: [
    block('hero', 'hero', {
      title: 'Od kalkulatora do wypłaty',
      lead: 'Cztery kroki, zwykle w jeden dzień roboczy. Na każdym możesz się zatrzymać, nic to nie kosztuje.',
      image: picture('phone-steps'),
    }),
    block('places', 'anchor-navigation', {
      items: [
        { label: 'Krok po kroku', target: 'steps' },
        { label: 'Co przygotować', target: 'needed' },
        { label: 'Banki', target: 'banks' },
        { label: 'Policz ratę', target: 'calculator' },
        { label: 'Częste pytania', target: 'questions' },
      ],
    }),
    block('steps', 'steps', {
      title: 'Krok po kroku',
      items: [
        {
          title: 'Policz ratę',
          text: 'Wybierz kwotę i okres. Kalkulator pokaże ratę, całkowity koszt i RRSO.',
        },
        {
          title: 'Złóż wniosek',
          text: 'Około dziesięciu minut. Zapisujemy go po każdym polu, więc możesz wrócić później.',
        },
        {
          title: 'Potwierdź tożsamość i dochód',
          text: 'Przez bezpieczne połączenie z bankiem albo dokumentami w oddziale.',
        },
        {
          title: 'Przeczytaj i podpisz',
          text: 'Umowę podpisujesz kodem z SMS-a. Pieniądze wysyłamy przelewem na Twoje konto.',
        },
      ],
    }),
    block(
      'needed',
      'columns',
      { layout: 'equal' },
      {
        first: [
          block('needed-text', 'rich-text', {
            html: `
<h2>Co przygotować</h2>
<ul>
<li>Dowód osobisty i numer PESEL bez zastrzeżenia.</li>
<li>Numer telefonu i adres e-mail, z których korzystasz.</li>
<li>Konto bankowe na swoje nazwisko.</li>
<li>Informację o stałych wydatkach: czynsz, raty, alimenty.</li>
</ul>
<p>Zaświadczenie od pracodawcy zwykle nie jest potrzebne. Jeśli będzie, powiemy o tym od razu.</p>
`.trim(),
          }),
        ],
        second: [block('needed-picture', 'image', { image: picture('signature') })],
      },
    ),
    block('banks', 'banks-list', {
      title: 'Banki, przez które potwierdzisz dochód',
      use: 'verification',
    }),
    calculator('calculator', { heading: 'Policz swoją ratę' }),
    block('questions', 'accordion', {
      title: 'Częste pytania',
      items: [
        {
          title: 'Kiedy dostanę decyzję?',
          html: '<p>Większość decyzji podejmujemy w ciągu kilku godzin, w dni robocze między 8.00 a 20.00. Gdy potrzebujemy rozmowy albo dokumentu, powiemy, czego brakuje.</p>',
        },
        {
          title: 'Czy sprawdzacie bazy dłużników?',
          html: '<p>Tak, zawsze. Sprawdzamy biura informacji kredytowej i gospodarczej oraz to, czy rata zmieści się w budżecie. Tego wymaga prawo i zdrowy rozsądek.</p>',
        },
        {
          title: 'Co, jeśli dostanę odmowę?',
          html: '<p>Napiszemy, z jakiego powodu. Możesz poprosić o ponowną ocenę przez pracownika. Kolejny wniosek w krótkim czasie rzadko coś zmienia, lepiej najpierw porozmawiać.</p>',
        },
        {
          title: 'Czy mogę zmienić dzień spłaty?',
          html: '<p>Tak, dwa razy w roku, po zalogowaniu. Nowy harmonogram zobaczysz przed potwierdzeniem.</p>',
        },
      ],
    }),
    block('more', 'related-content', {
      title: 'Zanim złożysz wniosek',
      items: [
        {
          kind: 'page',
          title: 'Koszty i dokumenty',
          text: 'Z czego składa się cena i co się dzieje, gdy coś się zmieni.',
          href: '/info',
        },
        {
          kind: 'document',
          title: 'Formularz informacyjny',
          text: 'Wszystkie dane o pożyczce w jednym miejscu, przed podpisaniem umowy.',
          href: '/formularz-informacyjny',
        },
      ],
    }),
    block('cta', 'call-to-action', {
      title: 'Wolisz najpierw porozmawiać?',
      text: 'Zadzwoń albo przyjdź do oddziału. Przejdziemy przez koszty razem, bez zobowiązań.',
      action: { label: 'Skontaktuj się', href: '/contacts' },
    }),
  ],
};
