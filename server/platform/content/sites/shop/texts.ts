import type { Texts } from '#schemas/texts.ts';
import { inLocale } from '../entry.ts';
import { company } from './company.ts';

/** Interface texts in which this lender speaks differently from the engine's defaults. */
const interfaceTexts: Texts = {
  'error.404.title': 'Tego kafelka brakuje',
  'error.404.text':
    'Adres mógł się zmienić albo strona już nie istnieje. Zobacz, dokąd możemy Cię zaprowadzić.',
  'error.555.text': `Twoje dane są bezpieczne. Spróbuj ponownie za kilka minut albo zadzwoń: ${company.phone}.`,
};

export const texts = [inLocale('pl')('texts', 'interface', interfaceTexts)];
