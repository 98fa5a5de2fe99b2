import { company } from '../company.ts';

/** Statement of accessibility (Polish act of 26 April 2024, which carries out directive 2019/882). */
export const accessibility = `
<p>Chcemy, aby z serwisu mogła skorzystać każda osoba. Serwis budujemy zgodnie z wytycznymi WCAG 2.2 na poziomie AA. Deklaracja dotyczy serwisu mozaika.example. Ostatni przegląd: 1 października 2026 r.</p>
<h2>Jak można korzystać z serwisu</h2>
<ul>
<li>Wszystkie strony obsłużysz samą klawiaturą. Miejsce, w którym jesteś, ma widoczną obwódkę.</li>
<li>Nagłówki, listy, tabele i pola formularzy są opisane dla czytników ekranu.</li>
<li>Tekst można powiększyć do 200% bez utraty treści. Na wąskim ekranie nic nie trzeba przesuwać w bok, poza szerokimi tabelami.</li>
<li>Kontrast tekstu wynosi co najmniej 4,5:1.</li>
<li>Jeśli w systemie ograniczysz animacje, serwis też to uszanuje.</li>
<li>Suwaki w kalkulatorze mają obok pole, w którym można wpisać liczbę.</li>
</ul>
<h2>Co jeszcze poprawiamy</h2>
<p>Część umów sprzed 2026 r. to skany bez warstwy tekstowej. Na prośbę przygotujemy wersję dostępną w ciągu 7 dni.</p>
<h2>Informacje dźwiękowe i w prostym języku</h2>
<p>Formularz informacyjny i umowę przeczytamy przez telefon. Możemy też wysłać je dużym drukiem albo w pliku tekstowym.</p>
<h2>Dostępność oddziałów</h2>
<p>Do każdego oddziału można wejść bez pokonywania schodów, także z psem asystującym. Rozmowę z tłumaczem języka migowego umówisz e-mailem. Szczegóły są na stronie <a href="/contacts">Kontakt</a>.</p>
<h2>Zgłoś problem</h2>
<p>Napisz na <a href="mailto:dostepnosc@mozaika.example">dostepnosc@mozaika.example</a> albo zadzwoń: ${company.phone}. Podaj adres strony i opisz, co nie działa. Odpowiemy w ciągu 7 dni. Jeśli poprawka potrwa dłużej, podamy termin i inny sposób załatwienia sprawy.</p>
<p>Na brak dostępności możesz złożyć skargę do Prezesa Zarządu PFRON.</p>
`.trim();
