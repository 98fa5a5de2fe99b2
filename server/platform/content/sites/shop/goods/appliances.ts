import { goodsOf } from '../../good.ts';
import { conditions } from './conditions.ts';

const appliance = goodsOf('sprzet-agd', conditions);

export const appliances = [
  appliance({
    alias: 'pralka-8-kg',
    title: 'Pralka ładowana od przodu, 8 kg',
    summary: '1400 obrotów, program szybki i wełna, klasa energetyczna A. Dostawa z wniesieniem.',
    picture: 'washing-machine',
    alt: 'Pralka z okrągłymi drzwiczkami',
    price: 189_900,
    reduced: { from: 219_900, lowest: 204_900 },
  }),
  appliance({
    alias: 'lodowka-z-zamrazarka',
    title: 'Lodówka z zamrażarką, 186 cm',
    summary:
      'Pojemność 324 litry, bez rozmrażania, szuflada na warzywa. Drzwi można przełożyć na drugą stronę.',
    picture: 'fridge',
    alt: 'Zielona lodówka z kartką na drzwiach',
    price: 249_900,
  }),
  appliance({
    alias: 'ekspres-cisnieniowy',
    title: 'Ekspres ciśnieniowy z młynkiem',
    summary: 'Mieli ziarna tuż przed parzeniem, spienia mleko. Zbiornik na 1,8 litra wody.',
    picture: 'coffee-machine',
    alt: 'Ekspres do kawy i czerwona filiżanka',
    price: 164_900,
    available: false,
  }),
  appliance({
    alias: 'odkurzacz-workowy',
    title: 'Odkurzacz workowy o cichej pracy',
    summary: 'Filtr HEPA dla alergików, kabel 9 metrów, trzy końcówki w zestawie.',
    picture: 'vacuum',
    alt: 'Odkurzacz z wężem i szeroką ssawką',
    price: 69_900,
  }),
];
