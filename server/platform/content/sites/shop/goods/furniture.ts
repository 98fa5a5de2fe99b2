import { goodsOf } from '../../good.ts';
import { conditions } from './conditions.ts';

const furnish = goodsOf('dom-i-biuro', conditions);

export const furniture = [
  furnish({
    alias: 'biurko-z-szufladami',
    title: 'Biurko z trzema szufladami',
    summary: 'Blat 140 na 70 cm, miejsce na kable, stelaż do 80 kg. Skręcisz je w godzinę.',
    picture: 'desk',
    alt: 'Biurko z monitorem i rośliną',
    price: 89_900,
  }),
  furnish({
    alias: 'fotel-biurowy',
    title: 'Fotel biurowy z podparciem pleców',
    summary: 'Regulowana wysokość, podłokietniki i odchylenie. Oddycha i nie skrzypi.',
    picture: 'chair',
    alt: 'Fotel biurowy na kółkach',
    price: 74_900,
  }),
  furnish({
    alias: 'lampa-wiszaca',
    title: 'Lampa wisząca nad stół',
    summary: 'Metalowy klosz o średnicy 45 cm, żarówka LED w komplecie, ciepłe światło.',
    picture: 'lamp',
    alt: 'Czerwona lampa wisząca, która oświetla stół',
    price: 32_900,
  }),
];
