import type { MessageTexts } from './message-texts.ts';

export const pl: MessageTexts = {
  'registration-code': {
    subject: '{code} – kod do założenia konta w {sender}',
    text: 'Dzień dobry,\n\naby dokończyć zakładanie konta, wpisz na stronie kod:\n\n{code}\n\nMożesz też otworzyć link, który wpisze kod za Ciebie:\n\n{link}\n\nKod i link są ważne 10 minut. Nikomu ich nie podawaj: nasi pracownicy nigdy o nie nie proszą.\n\nJeśli to nie Ty zakładasz konto, zignoruj tę wiadomość. Bez kodu konto nie powstanie.\n\n{sender}',
  },
  'registration-known': {
    subject: 'Masz już konto w {sender}',
    text: 'Dzień dobry,\n\nktoś próbował założyć konto na ten adres e-mail, ale konto już tu istnieje. Jeśli to Ty, po prostu się zaloguj, a jeśli nie pamiętasz hasła, ustaw nowe:\n\n{link}\n\nJeśli to nie Ty, nie musisz nic robić. Twoje konto się nie zmieniło.\n\n{sender}',
  },
  'account-without-details': {
    subject: 'Ustaw hasło i uzupełnij dane w {sender}',
    text: 'Dzień dobry,\n\nTwoje konto jest założone. Formularz z tym adresem e-mail wysłano jednak więcej niż raz, a sam kod nie mówi, który był Twój: któryś mógł wysłać ktoś inny. Dlatego z żadnego nic nie przejęliśmy: ani hasła, ani imienia i nazwiska, telefonu, zgód czy innych danych.\n\nUstaw hasło na stronie, na której podano kod, a potem uzupełnij swoje dane tutaj:\n\n{link}\n\nJeśli to nie Ty zakładasz konto, skontaktuj się z nami.\n\n{sender}',
  },
  'login-link': {
    subject: 'Link do logowania w {sender}',
    text: 'Dzień dobry,\n\naby się zalogować, otwórz link:\n\n{link}\n\nLink jest ważny 10 minut i działa jeden raz. Nie przesyłaj go dalej.\n\nJeśli to nie Ty prosisz o logowanie, zignoruj tę wiadomość.\n\n{sender}',
  },
  'login-unknown': {
    subject: 'Nie mamy konta na ten adres',
    text: 'Dzień dobry,\n\nktoś poprosił o link do logowania na ten adres e-mail, ale nie ma u nas konta z takim adresem. Być może Twoje konto jest na inny adres. Nowe konto możesz założyć tutaj:\n\n{link}\n\nJeśli to nie Ty, zignoruj tę wiadomość.\n\n{sender}',
  },
  'restore-code': {
    subject: '{code} – kod do ustawienia nowego hasła',
    text: 'Dzień dobry,\n\naby ustawić nowe hasło, wpisz na stronie kod:\n\n{code}\n\nKod jest ważny 10 minut. Nikomu go nie podawaj: nasi pracownicy nigdy o niego nie proszą.\n\nJeśli to nie Ty prosisz o nowe hasło, zignoruj tę wiadomość. Twoje hasło się nie zmieni.\n\n{sender}',
  },
  'restore-link': {
    subject: 'Ustaw nowe hasło w {sender}',
    text: 'Dzień dobry,\n\naby ustawić nowe hasło, otwórz link:\n\n{link}\n\nLink jest ważny 10 minut i działa jeden raz. Nie przesyłaj go dalej.\n\nJeśli to nie Ty prosisz o nowe hasło, zignoruj tę wiadomość. Twoje hasło się nie zmieni.\n\n{sender}',
  },
  'restore-unknown': {
    subject: 'Nie mamy konta na ten adres',
    text: 'Dzień dobry,\n\nktoś poprosił o nowe hasło dla tego adresu e-mail, ale nie ma u nas konta z takim adresem. Być może Twoje konto jest na inny adres. Nowe konto możesz założyć tutaj:\n\n{link}\n\nJeśli to nie Ty, zignoruj tę wiadomość.\n\n{sender}',
  },
  'contact-code': {
    subject: '{code} – kod potwierdzający',
    text: '{code} to Twój kod potwierdzający w {sender}. Jest ważny 10 minut. Nikomu go nie podawaj.',
  },
  'change-code': {
    subject: '{code} – kod do zmiany danych',
    text: '{code} to kod, którym potwierdzisz nowe dane kontaktowe w {sender}. Jest ważny 10 minut. Nikomu go nie podawaj. Jeśli nic nie zmieniasz, zignoruj tę wiadomość.',
  },
  'password-changed': {
    subject: 'Twoje hasło zostało zmienione',
    text: 'Dzień dobry,\n\nhasło do Twojego konta zostało właśnie zmienione, a na pozostałych urządzeniach nastąpiło wylogowanie.\n\nJeśli to nie Ty, od razu ustaw nowe hasło:\n\n{link}\n\n{sender}',
  },
  'email-changed': {
    subject: 'Twój adres e-mail został zmieniony',
    text: 'Dzień dobry,\n\nadres e-mail Twojego konta został właśnie zmieniony i ten adres już do niego nie należy.\n\nJeśli to nie Ty, skontaktuj się z nami od razu:\n\n{link}\n\n{sender}',
  },
  'phone-changed': {
    subject: 'Twój numer telefonu został zmieniony',
    text: 'Dzień dobry,\n\nnumer telefonu Twojego konta został właśnie zmieniony.\n\nJeśli to nie Ty, skontaktuj się z nami od razu:\n\n{link}\n\n{sender}',
  },
  'transfer-code': {
    subject: '{code} – kod do przelewu {amount}',
    text: 'Przelew {amount} na rachunek {payee}. Kod: {code}. Jest ważny 10 minut. Nikomu go nie podawaj. Jeśli to nie Ty, nie podawaj kodu i zadzwoń do nas. {sender}',
  },
  'card-block-code': {
    subject: '{code} – kod do zablokowania karty',
    text: 'Zablokowanie karty. Kod: {code}. Jest ważny 10 minut. Nikomu go nie podawaj. {sender}',
  },
  'pin-change-code': {
    subject: '{code} – kod do zmiany PIN-u',
    text: 'Zmiana PIN-u karty. Kod: {code}. Jest ważny 10 minut. Nikomu go nie podawaj. Jeśli to nie Ty, zadzwoń do nas. {sender}',
  },
  'pin-reminder-code': {
    subject: '{code} – kod do przypomnienia PIN-u',
    text: 'Wysłanie PIN-u karty w wiadomości SMS. Kod: {code}. Jest ważny 10 minut. Nikomu go nie podawaj. Jeśli to nie Ty, zadzwoń do nas. {sender}',
  },
  'card-details-code': {
    subject: '{code} – kod do pokazania numeru karty',
    text: 'Pokazanie numeru karty i kodu zabezpieczającego. Kod: {code}. Jest ważny 10 minut. Nikomu go nie podawaj. Jeśli to nie Ty, zadzwoń do nas. {sender}',
  },
  'contract-sign-code': {
    subject: '{code} – kod do podpisania umowy {contract}',
    text: 'Podpisanie umowy pożyczki {contract} i wypłata {amount} na {payee}. Kod: {code}. Jest ważny 10 minut. Nikomu go nie podawaj. Jeśli to nie Ty, zadzwoń do nas. {sender}',
  },
  'card-blocked': {
    subject: 'Karta została zablokowana',
    text: 'Dzień dobry,\n\nkarta z końcówką {card} została właśnie zablokowana na Twoją prośbę. Nie można już nią płacić ani wypłacać pieniędzy. Umowa pożyczki i spłaty się nie zmieniają.\n\nJeśli to nie Ty, skontaktuj się z nami od razu:\n\n{link}\n\n{sender}',
  },
  'card-frozen': {
    subject: 'Karta została czasowo zablokowana',
    text: 'Dzień dobry,\n\nkarta z końcówką {card} została właśnie czasowo zablokowana na Twoją prośbę. Dopóki jej nie odblokujesz, nie można nią płacić ani wypłacać pieniędzy. Odblokujesz ją tutaj:\n\n{link}\n\n{sender}',
  },
  'card-unfrozen': {
    subject: 'Karta znów działa',
    text: 'Dzień dobry,\n\nkarta z końcówką {card} została właśnie odblokowana i można nią płacić.\n\nJeśli to nie Ty, od razu zablokuj ją na stałe:\n\n{link}\n\n{sender}',
  },
  'card-number-shown': {
    subject: 'Numer karty został pokazany',
    text: 'Dzień dobry,\n\nna Twoim koncie pokazaliśmy właśnie pełny numer karty z końcówką {card} i jej kod zabezpieczający.\n\nJeśli to nie Ty, od razu zablokuj kartę:\n\n{link}\n\n{sender}',
  },
  'pin-changed': {
    subject: 'PIN karty został zmieniony',
    text: 'Dzień dobry,\n\nPIN karty z końcówką {card} został właśnie zmieniony.\n\nJeśli to nie Ty, od razu zablokuj kartę:\n\n{link}\n\n{sender}',
  },
  'pin-reminder': {
    subject: 'PIN karty z końcówką {card}',
    text: 'PIN karty z końcówką {card}: {pin}. Zapamiętaj go i usuń tę wiadomość. {sender}',
  },
  'repayment-received': {
    subject: 'Otrzymaliśmy wpłatę {amount}',
    text: 'Dzień dobry,\n\notrzymaliśmy Twoją wpłatę {amount} i zaliczyliśmy ją na poczet pożyczki. Aktualne saldo i najbliższą ratę zobaczysz tutaj:\n\n{link}\n\n{sender}',
  },
  'repayment-failed': {
    subject: 'Wpłata {amount} nie doszła do skutku',
    text: 'Dzień dobry,\n\npłatność {amount} została odrzucona i nie zaliczyliśmy jej na poczet pożyczki. Możesz spróbować ponownie:\n\n{link}\n\n{sender}',
  },
  'loan-paid-off': {
    subject: 'Pożyczka {contract} jest spłacona',
    text: 'Dzień dobry,\n\notrzymaliśmy Twoją wpłatę {amount}. Pożyczka z umowy {contract} jest spłacona w całości i nic już nie musisz płacić. Karta do tej pożyczki przestała działać.\n\n{sums}Potwierdzenie spłaty, umowę i historię znajdziesz tutaj, po zalogowaniu. Nie znikną:\n\n{link}\n\n{sender}',
  },
  'contract-withdrawn': {
    subject: 'Odstąpienie od umowy {contract}',
    text: 'Dzień dobry,\n\notrzymaliśmy {moment} (czas polski) Twoje oświadczenie: „Odstępuję od umowy pożyczki {contract}”. Umowę uważa się za niezawartą.\n\n{sums}\n\nTa wiadomość jest potwierdzeniem odstąpienia: zachowaj ją. To samo jako dokument PDF pobierzesz tutaj, po zalogowaniu:\n\n{link}\n\nJeśli to nie Ty, skontaktuj się z nami od razu.\n\n{sender}',
  },
  'money-transferred': {
    subject: 'Przelew {amount} został zlecony',
    text: 'Dzień dobry,\n\nz konta karty zleciliśmy przelew {amount} na Twoje potwierdzone konto.\n\nJeśli to nie Ty, skontaktuj się z nami od razu:\n\n{link}\n\n{sender}',
  },
  'review-asked': {
    subject: 'Prośba o ponowne rozpatrzenie wniosku {application}',
    text: 'Klient prosi, aby odmowną decyzję w sprawie wniosku {application} rozpatrzył człowiek.\n\nOdpowiedz w ciągu 14 dni.\n\n{sender}',
  },
  'decision-awaited': {
    subject: 'Wniosek {application} czeka na decyzję człowieka',
    text: 'Klient nie zgodził się na decyzję automatyczną. Wniosek {application} rozpatrzy pracownik. Decyzję zapisuje się w Studio na ekranie „Wnioski”.\n\n{sender}',
  },
  'chat-transcript': {
    subject: 'Zapis rozmowy',
    text: 'Dzień dobry,\n\nprzesyłamy zapis rozmowy, o który prosisz:\n\n{transcript}\n\n{sender}',
  },
  'chat-unread': {
    subject: 'Odpowiedź czeka na czacie',
    text: 'Dzień dobry,\n\nnasz konsultant odpowiedział na czacie. Odpowiedź przeczytasz po zalogowaniu:\n\n{link}\n\n{sender}',
  },
  'order-placed': {
    subject: 'Zamówienie {order} przyjęte',
    text: 'Dzień dobry,\n\ndziękujemy za zamówienie {order} na kwotę {amount}. Trzymamy dla Ciebie produkty przez {minutes} minut. Zapłacisz i sprawdzisz jego stan tutaj:\n\n{link}\n\n{sender}',
  },
  'order-waiting-for-loan': {
    subject: 'Zamówienie {order} czeka na decyzję',
    text: 'Dzień dobry,\n\nzamówienie {order} na kwotę {amount} czeka na decyzję w sprawie rat. Produkty odłożyliśmy dla Ciebie na 14 dni. Stan zamówienia:\n\n{link}\n\n{sender}',
  },
  'order-paid': {
    subject: 'Zamówienie {order} jest opłacone',
    text: 'Dzień dobry,\n\notrzymaliśmy {amount} za zamówienie {order}. Przygotujemy je do wysyłki. Stan zamówienia:\n\n{link}\n\n{sender}',
  },
  'order-sent': {
    subject: 'Zamówienie {order} jest w drodze',
    text: 'Dzień dobry,\n\nwysłaliśmy zamówienie {order}. Numer przesyłki: {tracking}. Stan zamówienia:\n\n{link}\n\n{sender}',
  },
  'order-cancelled': {
    subject: 'Zamówienie {order} anulowane',
    text: 'Dzień dobry,\n\nzamówienie {order} zostało anulowane. Jeśli było opłacone, zwrócimy {amount} tą samą drogą. Szczegóły:\n\n{link}\n\n{sender}',
  },
  'order-expired': {
    subject: 'Zamówienie {order} wygasło',
    text: 'Dzień dobry,\n\nnie otrzymaliśmy płatności za zamówienie {order}, więc produkty wróciły do sprzedaży. Jeśli nadal ich potrzebujesz, złóż zamówienie ponownie. Szczegóły:\n\n{link}\n\n{sender}',
  },
  'order-withdrawn': {
    subject: 'Odstąpienie od umowy: zamówienie {order}',
    text: 'Dzień dobry,\n\notrzymaliśmy Twoje oświadczenie o odstąpieniu od umowy dotyczące zamówienia {order}. Odeślij produkty w ciągu 14 dni. {amount} zwrócimy, gdy do nas dotrą. Szczegóły:\n\n{link}\n\n{sender}',
  },
  'order-refunded': {
    subject: 'Zwrot za zamówienie {order}',
    text: 'Dzień dobry,\n\nzwróciliśmy {amount} za zamówienie {order} tą samą drogą, którą wpłynęła płatność. Szczegóły:\n\n{link}\n\n{sender}',
  },
  'order-refunded-to-loan': {
    subject: 'Zwrot za zamówienie {order}',
    text: 'Dzień dobry,\n\n{amount} za zamówienie {order} zaliczyliśmy na spłatę pożyczki, z której zostało opłacone. W umowie zobaczysz, ile zostało do spłaty, a szczegóły zamówienia tutaj:\n\n{link}\n\n{sender}',
  },
  'order-sold-out': {
    subject: 'Zamówienie {order}: zwrócimy pieniądze',
    text: 'Dzień dobry,\n\npłatność {amount} za zamówienie {order} dotarła po terminie, a produktów już nie mamy. Zwrócimy całą kwotę tą samą drogą. Przepraszamy. Szczegóły:\n\n{link}\n\n{sender}',
  },
  'order-paid-in-vain': {
    subject: 'Zamówienie {order}: zwrócimy pieniądze',
    text: 'Dzień dobry,\n\npłatność {amount} dotarła, gdy zamówienie {order} było już anulowane. Niczego nie wyślemy i zwrócimy całą kwotę tą samą drogą. Szczegóły:\n\n{link}\n\n{sender}',
  },
};
