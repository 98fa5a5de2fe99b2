import { mergeByLocale } from '#schemas/locales/texts-by-locale.ts';
import { fieldTexts } from '#ui/forms/field-texts.ts';
import { en } from './texts/en.ts';
import { pl } from './texts/pl.ts';
import { ru } from './texts/ru.ts';
import { uk } from './texts/uk.ts';

/** Interface words of every form, those of the field types included. Other widgets with a form share them (`sharesTexts`). */
export const texts = mergeByLocale(fieldTexts, { pl, en, ru, uk });
