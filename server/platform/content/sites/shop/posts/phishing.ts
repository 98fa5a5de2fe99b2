import { article } from '../../article.ts';

export const phishing = article({
  alias: 'falszywy-sms-z-banku',
  title: 'Fałszywy SMS, fałszywy konsultant. Jak nie dać się złowić',
  short:
    'Oszuści liczą na pośpiech. Poznaj pięć sygnałów ostrzegawczych i sprawdź, co zrobić, gdy klikniesz o chwilę za wcześnie.',
  day: '2026-10-07',
  categories: ['bezpieczenstwo'],
  picture: 'posts/phishing',
  content: `
<p>„Dopłać do paczki”, „Twoje konto zostało zablokowane”, „Dzwonię z działu bezpieczeństwa”. Wiadomości bywają różne, a cel ten sam: masz działać szybko i podać dane, których nie podaje się nikomu. Takie oszustwo nazywa się phishingiem.</p>
<h2>Pięć sygnałów</h2>
<ul>
<li><strong>Pośpiech.</strong> „Masz 15 minut”, „dziś ostatni dzień”. Prawdziwa instytucja daje czas.</li>
<li><strong>Odnośnik w wiadomości.</strong> Adres podobny do prawdziwego, z jedną literą inną albo z dziwną końcówką.</li>
<li><strong>Prośba o hasło, kod z SMS-a lub BLIK.</strong> Pracownik banku ani pożyczkodawcy nigdy o nie nie pyta.</li>
<li><strong>Prośba o instalację programu.</strong> Aplikacja „do pomocy zdalnej” oddaje komuś Twój ekran.</li>
<li><strong>Opłata z góry.</strong> Uczciwy pożyczkodawca nie każe płacić przed wypłatą pożyczki.</li>
</ul>
<h2>Numer na ekranie to nie dowód</h2>
<p>Oszust może podszyć się pod numer infolinii. Jeśli coś budzi wątpliwości, rozłącz się. Odczekaj chwilę i zadzwoń samodzielnie na numer z umowy albo ze strony, której adres wpiszesz w przeglądarce. Nikt uczciwy nie będzie miał o to pretensji.</p>
<h2>Gdy już klikniesz</h2>
<ul>
<li>Zadzwoń do banku i poproś o blokadę dostępu oraz karty.</li>
<li>Zmień hasło, najpierw do poczty, potem do banku. Użyj innego urządzenia.</li>
<li>Podejrzany SMS prześlij na bezpłatny numer 8080, a stronę zgłoś na incydent.cert.pl.</li>
<li>Zgłoś sprawę policji i zachowaj wiadomości.</li>
</ul>
<h2>Zastrzeż PESEL</h2>
<p>Numer PESEL możesz bezpłatnie zastrzec w aplikacji mObywatel, na stronie gov.pl albo w urzędzie gminy. Banki i firmy pożyczkowe muszą sprawdzić zastrzeżenie, zanim podpiszą umowę. Gdy sam lub sama starasz się o pożyczkę, zastrzeżenie cofasz na chwilę i włączasz z powrotem.</p>
<p>Nasze zasady kontaktu opisujemy na stronie <a href="/info-static">Bezpieczeństwo</a>. Jeśli ktoś powołuje się na nas i coś się nie zgadza, <a href="/contacts">daj nam znać</a>.</p>
`,
});
