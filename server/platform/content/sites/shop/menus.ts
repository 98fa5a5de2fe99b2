import type { Menu, MenuItem } from '#schemas/menu.ts';
import { inLocale } from '../entry.ts';

const pl = inLocale('pl');
const item = (id: string, title: string, link: string, submenu: Menu = []): MenuItem => ({
  id,
  title,
  link,
  submenu,
});

const main: Menu = [
  item('loan', 'Pożyczka', '/jak-to-dziala', [
    item('loan-how', 'Jak to działa', '/jak-to-dziala'),
    item('loan-costs', 'Koszty i dokumenty', '/info'),
    item('loan-renovation', 'Pożyczka na remont', '/wiosenny-remont'),
  ]),
  item('card', 'Karta', '/karta'),
  item('safety', 'Bezpieczeństwo', '/info-static'),
  item('about', 'O nas', '/about'),
  item('contacts', 'Kontakt', '/contacts'),
];

const bottom: Menu = [
  item('bottom-offer', 'Oferta', '/jak-to-dziala', [
    item('bottom-how', 'Jak to działa', '/jak-to-dziala'),
    item('bottom-renovation', 'Pożyczka na remont', '/wiosenny-remont'),
    item('bottom-costs', 'Koszty i dokumenty', '/info'),
    item('bottom-card', 'Karta', '/karta'),
  ]),
  item('bottom-company', 'Firma', '/about', [
    item('bottom-about', 'O nas', '/about'),
    item('bottom-contacts', 'Kontakt', '/contacts'),
    item('bottom-complaints', 'Reklamacje', '/reklamacje'),
    item('bottom-safety', 'Bezpieczeństwo', '/info-static'),
    item('bottom-search', 'Szukaj', '/szukaj'),
  ]),
  item('bottom-legal', 'Informacje prawne', '/regulamin', [
    item('bottom-terms', 'Regulamin', '/regulamin'),
    item('bottom-privacy', 'Polityka prywatności', '/polityka-prywatnosci'),
    item('bottom-consent', 'Ustawienia plików cookie', '#cookie-consent'),
    item('bottom-form', 'Formularz informacyjny', '/formularz-informacyjny'),
    item('bottom-accessibility', 'Deklaracja dostępności', '/deklaracja-dostepnosci'),
  ]),
];

const mainAuth: Menu = [
  item('auth-dashboard', 'Moje sprawy', '/dashboard'),
  item('auth-contract', 'Umowa', '/active-contract/details', [
    item('auth-schedule', 'Szczegóły umowy', '/active-contract/details'),
    item('auth-docs', 'Dokumenty', '/active-contract/docs'),
    item('auth-history', 'Historia wpłat', '/active-contract/history'),
    item('auth-repayment', 'Spłata raty', '/active-contract/debt-repayment'),
  ]),
  item('auth-chat', 'Napisz do nas', '/chat'),
  item('auth-profile', 'Ustawienia', '/profile-settings'),
];

/** The product's own menu, shown around the application. */
const loan: Menu = [
  item('loan-application', 'Wniosek', '/application'),
  item('loan-information', 'Formularz informacyjny', '/formularz-informacyjny'),
  item('loan-terms', 'Regulamin', '/regulamin'),
  item('loan-help', 'Pomoc', '/contacts'),
];

export const menus = [
  pl('menu', 'main', main),
  pl('menu', 'bottom', bottom),
  pl('menu', 'main-auth', mainAuth),
  pl('menu', 'loan', loan),
];
