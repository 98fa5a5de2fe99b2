import { goodsOf } from '../../good.ts';
import { conditions } from './conditions.ts';

const electronic = goodsOf('komputery-i-telefony', conditions);

export const electronics = [
  electronic({
    alias: 'laptop-do-nauki-i-pracy',
    title: 'Laptop 14 cali do nauki i pracy',
    summary:
      'Procesor sześciordzeniowy, 16 GB pamięci, dysk 512 GB. Waży 1,4 kg i pracuje do 10 godzin bez ładowania.',
    picture: 'laptop',
    alt: 'Otwarty laptop z wykresem na ekranie',
    price: 299_900,
    reduced: { from: 349_900, lowest: 329_900 },
  }),
  electronic({
    alias: 'smartfon-6-1-cala',
    title: 'Smartfon 6,1 cala, 128 GB',
    summary: 'Ekran OLED, aparat 50 Mpix, wymienna bateria. Aktualizacje systemu przez pięć lat.',
    picture: 'phone',
    alt: 'Dwa smartfony: przód z ekranem i tył z aparatem',
    price: 179_900,
  }),
  electronic({
    alias: 'sluchawki-bezprzewodowe',
    title: 'Słuchawki bezprzewodowe z wyciszaniem szumów',
    summary: 'Nauszne, składane, do 40 godzin grania. W pudełku kabel i etui.',
    picture: 'headphones',
    alt: 'Słuchawki nauszne z czerwonymi muszlami',
    price: 54_900,
  }),
];
