import type { Shelf } from '../shelf.ts';
import { accessories } from './accessories.ts';
import { cleaning } from './cleaning.ts';
import { computers } from './computers.ts';
import { cycles } from './cycles.ts';
import { cycling } from './cycling.ts';
import { furniture } from './furniture.ts';
import { largeKitchen } from './large-kitchen.ts';
import { lighting } from './lighting.ts';
import { phones } from './phones.ts';
import { smallKitchen } from './small-kitchen.ts';
import { tableware } from './tableware.ts';
import { travel } from './travel.ts';

/** All shelves, those of one category together, in the order of menus. */
export const shelves: readonly Shelf[] = [
  smallKitchen,
  largeKitchen,
  cleaning,
  furniture,
  lighting,
  tableware,
  computers,
  phones,
  accessories,
  cycles,
  cycling,
  travel,
];
