import type { PageDocument } from '#schemas/page.ts';
import { about } from './about.ts';
import { contacts } from './contacts.ts';
import { fairStart } from './fair-start.ts';
import { faqPage } from './faq.ts';
import { home } from './home.ts';

/** Every page of the sample site, by alias. */
export const pages: readonly PageDocument[] = [home, about, contacts, faqPage, fairStart];
