import type { PageDocument } from '#schemas/page.ts';
import { about } from './about.ts';
import { contacts } from './contacts.ts';
import { accessibilityPage } from './deklaracja-dostepnosci.ts';
import { faqPage } from './faq.ts';
import { informationSheetPage } from './formularz-informacyjny.ts';
import { home } from './home.ts';
import { info } from './info.ts';
import { infoStatic } from './info-static.ts';
import { howItWorks } from './jak-to-dziala.ts';
import { card } from './karta.ts';
import { layoutDefault } from './layout-default.ts';
import { privacyPage } from './polityka-prywatnosci.ts';
import { termsPage } from './regulamin.ts';
import { complaints } from './reklamacje.ts';
import { search } from './szukaj.ts';
import { renovation } from './wiosenny-remont.ts';

/** Every page of the shop, by alias. */
export const pages: readonly PageDocument[] = [
  home,
  about,
  info,
  infoStatic,
  contacts,
  faqPage,
  howItWorks,
  renovation,
  card,
  search,
  complaints,
  termsPage,
  privacyPage,
  informationSheetPage,
  accessibilityPage,
  layoutDefault,
];
