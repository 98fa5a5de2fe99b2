/** Workplaces as people write them: public ones by what they are, and companies that are invented, like the lender itself. */
export const employers: readonly string[] = `
Urząd Miasta, Urząd Gminy, Starostwo Powiatowe, Urząd Marszałkowski, Urząd Wojewódzki, Urząd Skarbowy, Powiatowy Urząd Pracy,
Sąd Rejonowy, Sąd Okręgowy, Prokuratura Rejonowa, Komenda Powiatowa Policji, Komenda Miejska Policji,
Komenda Powiatowa Państwowej Straży Pożarnej, Jednostka Wojskowa, Straż Miejska, Szkoła Podstawowa, Liceum Ogólnokształcące,
Technikum, Branżowa Szkoła I Stopnia, Przedszkole Miejskie, Żłobek Miejski, Uniwersytet, Politechnika, Akademia Medyczna,
Szpital Powiatowy, Szpital Wojewódzki, Szpital Kliniczny, Przychodnia Rejonowa, Stacja Pogotowia Ratunkowego,
Dom Pomocy Społecznej, Miejski Ośrodek Pomocy Społecznej, Miejska Biblioteka Publiczna, Miejski Dom Kultury, Muzeum Regionalne,
Ośrodek Sportu i Rekreacji, Miejskie Przedsiębiorstwo Komunikacyjne, Przedsiębiorstwo Wodociągów i Kanalizacji,
Przedsiębiorstwo Energetyki Cieplnej, Zakład Gospodarki Komunalnej, Zarząd Dróg Powiatowych, Nadleśnictwo, Spółdzielnia Mieszkaniowa,
Spółdzielnia Mleczarska, Gminna Spółdzielnia, Bank Spółdzielczy, Piekarnia Pod Lipą, Cukiernia Malinowa, Zakłady Mięsne Dębina,
Mleczarnia Biała Rzeka, Browar Staromiejski, Młyn Górny, Sady Wiślane, Chłodnia Północna, Hurtownia Zielony Koszyk,
Sklepy Kropelka, Market Słonecznik, Drogerie Stokrotka Leśna, Apteki Pod Wieżą, Księgarnia Kartka, Meble Jodła, Fabryka Okien Jasna,
Stolarnia Orzech, Cegielnia Kafelkowa, Huta Szkła Kryształowa, Odlewnia Żelazny Most, Zakłady Chemiczne Azotniak, Tartak Sosna,
Budownictwo Ogólne Kielnia, Instalacje Ciepły Dom, Dachy Podhale, Drogi i Mosty Wschód, Transport Bociek, Spedycja Trzy Morza,
Kurier Jaskółka, Taksówki Zebra, Biuro Podróży Latawiec, Hotel Pod Różą, Pensjonat Halny, Restauracja Stary Młyn,
Bar Mleczny Poranek, Biuro Rachunkowe Saldo, Kancelaria Radców Prawnych Paragraf, Agencja Ubezpieczeń Parasol,
Studio Graficzne Piksel, Software House Ważka, Centrum Usług Wspólnych Most, Obsługa Klienta Halo, Ochrona Tarcza, Sprzątanie Błysk,
Własna działalność gospodarcza, Gospodarstwo rolne, Praca za granicą
`
  .split(',')
  .map((name) => name.replace(/\s+/g, ' ').trim());
