import { company } from '../company.ts';

/** Terms of the service by electronic means (Polish act of 18 July 2002 asks for them before use). */
export const terms = `
<p>Regulamin obowiązuje od 1 października 2026 r. Opisuje, jak korzystać z serwisu ${company.shortName}. Warunki samej pożyczki określa umowa, którą dostajesz przed podpisaniem.</p>
<h2>1. Kto prowadzi serwis</h2>
<p>Serwis prowadzi ${company.name} z siedzibą w Warszawie, ${company.address}, KRS ${company.krs}, NIP ${company.nip}. W regulaminie piszemy o sobie „my”.</p>
<h2>2. Co możesz zrobić w serwisie</h2>
<ul>
<li>Policzyć ratę i całkowity koszt pożyczki, także bez zakładania konta.</li>
<li>Założyć konto, złożyć wniosek i sprawdzić jego stan.</li>
<li>Potwierdzić tożsamość, podpisać umowę i pobrać dokumenty.</li>
<li>Zobaczyć harmonogram, historię wpłat i spłacić ratę.</li>
<li>Napisać do nas, złożyć reklamację albo odstąpić od umowy.</li>
</ul>
<h2>3. Czego potrzebujesz</h2>
<p>Urządzenia z dostępem do internetu i aktualną przeglądarką, adresu e-mail oraz numeru telefonu. Strony z informacjami działają także z wyłączonym JavaScriptem.</p>
<h2>4. Konto</h2>
<p>Konto może założyć osoba pełnoletnia, która ma pełną zdolność do czynności prawnych. Konto jest bezpłatne. Możesz je zamknąć w ustawieniach profilu. Jeśli masz czynną umowę, konto zamkniemy po jej rozliczeniu.</p>
<p>Nie udostępniaj nikomu hasła ani kodów z SMS-ów. Nie wpisuj w serwisie treści bezprawnych.</p>
<h2>5. Wniosek i decyzja</h2>
<p>Złożenie wniosku nic nie kosztuje i nie zobowiązuje do zawarcia umowy. Przed decyzją oceniamy, czy stać Cię na spłatę. Jeśli odmówimy na podstawie danych z bazy, bezpłatnie powiemy, z której bazy korzystaliśmy i co z niej wynika.</p>
<h2>6. Odstąpienie od umowy pożyczki</h2>
<p>Od umowy pożyczki możesz odstąpić w ciągu 14 dni od jej zawarcia, bez podawania przyczyny. Pożyczoną kwotę zwracasz w ciągu 30 dni od odstąpienia, wraz z odsetkami za dni, w których z niej korzystasz. Innych kosztów nie ponosisz.</p>
<h2>7. Reklamacje</h2>
<p>Reklamację złożysz przez formularz w serwisie, e-mailem na <a href="mailto:${company.email}">${company.email}</a>, telefonicznie pod numerem ${company.phone}, listem albo w oddziale. Odpowiemy w ciągu 30 dni. W sprawie szczególnie skomplikowanej możemy potrzebować do 60 dni. Wtedy napiszemy, dlaczego i do kiedy odpowiemy.</p>
<p>Jeśli nie zgadzasz się z odpowiedzią, możesz zwrócić się do Rzecznika Finansowego albo powiatowego rzecznika konsumentów. Pomoc rzecznika konsumentów jest bezpłatna.</p>
<h2>8. Zmiany regulaminu</h2>
<p>O zmianie regulaminu napiszemy e-mailem co najmniej 14 dni wcześniej i podamy jej powód. Zmiana regulaminu nie zmienia warunków umów, które już podpisaliśmy.</p>
`.trim();
