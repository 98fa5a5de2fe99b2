import type { GoodCategory } from '#schemas/good.ts';
import { inLocale } from '../../entry.ts';
import { goodCategory } from '../../good.ts';
import { appliances } from './appliances.ts';
import { bikes } from './bikes.ts';
import { electronics } from './electronics.ts';
import { furniture } from './furniture.ts';

const pl = inLocale('pl');

const categories: GoodCategory[] = [
  goodCategory('komputery-i-telefony', 'Komputery i telefony', 'Do nauki, pracy i rozmów.', 'laptop'),
  goodCategory('sprzet-agd', 'Sprzęt AGD', 'Do kuchni, łazienki i sprzątania.', 'washing-machine'),
  goodCategory('rowery-i-hulajnogi', 'Rowery i hulajnogi', 'Do pracy, szkoły i za miasto.', 'bicycle'),
  goodCategory('dom-i-biuro', 'Dom i biuro', 'Meble i światło do pracy w domu.', 'desk'),
];

export const goods = [
  ...categories.map((category) => pl('good-category', category.alias, category)),
  ...[...electronics, ...appliances, ...bikes, ...furniture].map((good) => pl('good', good.alias, good)),
];
