import { en } from './texts/en.ts';
import { pl } from './texts/pl.ts';
import { ru } from './texts/ru.ts';
import { uk } from './texts/uk.ts';

export const texts = { pl, en, ru, uk };
