/** Why a call could not be read or carried out at all, whatever it is about. */
export const callRefusals = {
  'call.unknown': { en: 'There is no call {method} {path}.', pl: 'Nie ma wywołania {method} {path}.' },
  'call.invalid': {
    en: 'The request does not have the form this call asks for.',
    pl: 'Żądanie nie ma właściwej postaci.',
  },
  'call.too-large': {
    en: 'The request is larger than {limit}.',
    pl: 'To za dużo naraz; najwyżej {limit}.',
  },
  'call.not-json': { en: 'The body must be JSON.', pl: 'Żądanie musi mieć postać JSON.' },
  'call.broken-json': { en: 'The body is not JSON.', pl: 'Żądanie nie jest poprawnym JSON-em.' },
  'call.unreadable': { en: 'The request could not be read.', pl: 'Nie udało się odczytać żądania.' },
  'call.flat-body': {
    en: 'The body must be a flat object of field values.',
    pl: 'Żądanie musi być płaskim obiektem z wartościami pól.',
  },
  'call.too-many': {
    en: 'Too many requests. Try again later.',
    pl: 'Za dużo żądań. Spróbuj ponownie później.',
  },
  'call.code-binding': {
    en: 'A code for {action} is bound to these details: {names}.',
    pl: 'Kod do „{action}” jest związany z danymi: {names}.',
  },
  'call.no-hints': {
    en: 'The field {name} has no source of hints that is known here.',
    pl: 'Pole {name} nie ma znanego źródła podpowiedzi.',
  },
  'upload.not-multipart': {
    en: 'The body must be multipart/form-data.',
    pl: 'Nie udało się przesłać pliku. Spróbuj ponownie.',
  },
  'upload.no-file': {
    en: 'Send the picture in the part `file`.',
    pl: 'Nie udało się przesłać pliku. Spróbuj ponownie.',
  },
  'upload.no-field': {
    en: 'Name a file field of the form in the part `field`, before the part `file`.',
    pl: 'Nie udało się przesłać pliku. Spróbuj ponownie.',
  },
  'upload.unreadable': {
    en: 'The multipart body could not be read.',
    pl: 'Nie udało się przesłać pliku. Spróbuj ponownie.',
  },
  'order.unknown': { en: 'There is no such order.', pl: 'Nie ma takiego zlecenia.' },
  'order.not-now': {
    en: 'The status of the order does not admit this.',
    pl: 'Stan zamówienia na to nie pozwala.',
  },
  'order.tracking': {
    en: 'Enter the number of the parcel.',
    pl: 'Podaj numer przesyłki.',
  },
  'stock.unknown': {
    en: 'There is no such article, or it is not sold on this condition.',
    pl: 'Nie ma takiego produktu albo nie jest sprzedawany na tych warunkach.',
  },
  'stock.changed': {
    en: 'The number of pieces has changed meanwhile. Look at it again.',
    pl: 'Liczba sztuk zmieniła się w międzyczasie. Sprawdź ją ponownie.',
  },
  'stock.reserved': {
    en: '{pieces} pieces are reserved for orders; there cannot be fewer.',
    pl: 'Zamówienia rezerwują {pieces} szt., mniej być nie może.',
  },
  'order.other-amount': {
    en: 'Amount or currency are not those of the order.',
    pl: 'Kwota albo waluta nie zgadza się ze zleceniem.',
  },
  'notice.signature': {
    en: 'The signature is wrong or too old.',
    pl: 'Podpis jest nieprawidłowy albo zbyt stary.',
  },
  'service.unreachable': {
    en: 'The content system cannot be reached at the moment. Try again soon.',
    pl: 'System treści jest teraz nieosiągalny. Spróbuj ponownie za chwilę.',
  },
  'service.full': {
    en: 'There is no room to store this at the moment. Nothing was saved; try again later.',
    pl: 'Brakuje teraz miejsca na zapis. Nic nie zostało zapisane, spróbuj ponownie później.',
  },
  'service.failed': {
    en: 'Something went wrong on our side.',
    pl: 'Po naszej stronie wystąpił błąd.',
  },
  'browser.offline': {
    en: 'The service cannot be reached. Check the connection and try again.',
    pl: 'Usługa jest teraz nieosiągalna. Sprawdź połączenie i spróbuj ponownie.',
  },
  'browser.answer': {
    en: 'The service answered {status}.',
    pl: 'Usługa odpowiedziała błędem {status}.',
  },
  'field.unknown': {
    en: 'There is no field {name} of the form {form}.',
    pl: 'Formularz {form} nie ma pola {name}.',
  },
} as const;
