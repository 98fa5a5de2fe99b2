import type { Language } from '#schemas/language.ts';
import { shared } from '../entry.ts';

const polish: Language = {
  id: '357aef5b-4a49-4428-a8b8-f740ac0d630f',
  title: 'polski',
  short_title: 'PL',
  selftitle: 'polski',
  is_default: true,
  locale: 'pl',
  code: 'pl',
};

export const languages = [shared('language', 'pl', polish)];
