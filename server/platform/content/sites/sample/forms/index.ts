import { inLocale } from '../../entry.ts';
import { contactForm } from './contact.ts';
import { contactWords } from './contact-words.ts';

/** Forms of the sample site in each of its languages. Those of accounts are the ones the code ships. */
export const forms = Object.entries(contactWords).map(([locale, words]) =>
  inLocale(locale)('form', 'contact', contactForm(words)),
);
