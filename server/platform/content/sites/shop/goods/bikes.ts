import { goodsOf } from '../../good.ts';
import { conditions } from './conditions.ts';

const bike = goodsOf('rowery-i-hulajnogi', conditions);

export const bikes = [
  bike({
    alias: 'rower-miejski',
    title: 'Rower miejski z koszem',
    summary: 'Siedem biegów w piaście, oświetlenie, błotniki. Wysyłamy złożony, wystarczy ustawić siodełko.',
    picture: 'bicycle',
    alt: 'Rower miejski z żółtym koszem',
    price: 219_900,
  }),
  bike({
    alias: 'hulajnoga-elektryczna',
    title: 'Hulajnoga elektryczna',
    summary: 'Zasięg do 35 km, prędkość do 20 km/h, dwa niezależne hamulce. Składa się w kilka sekund.',
    picture: 'scooter',
    alt: 'Hulajnoga elektryczna z zielonym podestem',
    price: 159_900,
  }),
];
