/** Names of streets that most Polish towns have, commoner ones first. Any other may be typed as well. */
export const streets: readonly string[] = `
Polna, Leśna, Słoneczna, Krótka, Szkolna, Ogrodowa, Lipowa, Brzozowa, Łąkowa, Kwiatowa, Sosnowa, Kościelna, Akacjowa,
Parkowa, Zielona, Kolejowa, Sportowa, Dębowa, Kościuszki, 3 Maja, Mickiewicza, Cicha, Spokojna, Klonowa, Spacerowa, Świerkowa,
Kasztanowa, Nowa, Piaskowa, Sienkiewicza, Słowackiego, Sikorskiego, Różana, Wiśniowa, Jana Pawła II, Topolowa, Żeromskiego,
Jagodowa, Młyńska, Jesionowa, Jarzębinowa, Kopernika, Reymonta, Konopnickiej, Wrzosowa, Wodna, Piłsudskiego, Warszawska,
Orzeszkowej, Bukowa, Rzemieślnicza, Wierzbowa, Krakowska, Wiejska, Przemysłowa, Górna, Dolna, Zamkowa, Rynek, Mała, Długa,
Strażacka, Prusa, Chopina, Moniuszki, Matejki, Tuwima, Norwida, Kraszewskiego, Wyspiańskiego, Kochanowskiego, Poniatowskiego,
Sobieskiego, Jagiellońska, Chrobrego, Łokietka, Kazimierza Wielkiego, Batorego, Królowej Jadwigi, Piastowska, Curie-Skłodowskiej,
Malinowa, Porzeczkowa, Poziomkowa, Truskawkowa, Orzechowa, Jabłoniowa, Gruszowa, Śliwkowa, Czereśniowa, Fiołkowa, Tulipanowa,
Konwaliowa, Narcyzowa, Jaśminowa, Bzowa, Magnolii, Chabrowa, Rumiankowa, Makowa, Lawendowa, Stokrotki, Storczykowa, Irysowa,
Modrzewiowa, Jodłowa, Cisowa, Olchowa, Grabowa, Wiązowa, Platanowa, Morelowa, Brzoskwiniowa, Winogronowa, Miodowa, Pogodna,
Wesoła, Radosna, Przyjazna, Tęczowa, Księżycowa, Gwiezdna, Poranna, Wiosenna, Letnia, Jesienna, Zimowa, Majowa, Czerwcowa,
Lipcowa, Wrześniowa, Graniczna, Okrężna, Poprzeczna, Boczna, Równa, Prosta, Szeroka, Wąska, Stroma, Zakątek, Zaułek,
Rzeczna, Nadrzeczna, Stawowa, Jeziorna, Morska, Portowa, Nadbrzeżna, Źródlana, Mostowa, Targowa, Handlowa, Rolnicza,
Ceglana, Garncarska, Kowalska, Piekarska, Tkacka, Szewska, Kuśnierska, Bednarska, Browarna, Gazowa, Torowa, Dworcowa, Pocztowa,
Szpitalna, Zdrojowa, Cmentarna, Klasztorna, Farna, Ratuszowa, Basztowa, Armii Krajowej, Powstańców Śląskich,
Powstańców Wielkopolskich, Wojska Polskiego, Niepodległości, Wolności, Solidarności, Kilińskiego, Traugutta, Dąbrowskiego,
Pułaskiego, Bema, Paderewskiego, Witosa, Korczaka, Baczyńskiego, Gałczyńskiego, Staszica, Kołłątaja, Długosza, Reja, Asnyka,
Fredry, Krasickiego, Okrzei, Waryńskiego, Żwirki i Wigury, Harcerska, Myśliwska, Strzelecka, Sadowa, Działkowa, Nowowiejska
`
  .split(',')
  .map((name) => name.replace(/\s+/g, ' ').trim());
