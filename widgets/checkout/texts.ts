import { exampleTexts } from '#engine/credit/example-words.ts';
import { mergeByLocale } from '#schemas/locales/texts-by-locale.ts';
import { en } from './texts/en.ts';
import { pl } from './texts/pl.ts';
import { ru } from './texts/ru.ts';
import { uk } from './texts/uk.ts';

export const texts = mergeByLocale(exampleTexts('checkout'), { pl, en, ru, uk });
