import { definePersonTexts } from '../../http/person-texts.ts';

type Key =
  | 'noCard'
  | 'blocked'
  | 'frozen'
  | 'weakPin'
  | 'samePin'
  | 'unknownReason'
  | 'noPhone'
  | 'noProcessor';

/** What people are told about cards. */
export const cardTexts = definePersonTexts<Key>('cards', {
  pl: {
    noCard: 'Nie masz jeszcze karty.',
    blocked: 'Ta karta jest zablokowana. Nie można już nic na niej zmienić.',
    frozen: 'Ta karta jest zablokowana czasowo. Najpierw ją odblokuj.',
    weakPin:
      'Ten PIN łatwo odgadnąć. Wybierz inny niż 1234, 0000, końcówka numeru karty albo data urodzenia.',
    samePin: 'To jest obecny PIN. Wybierz inny.',
    unknownReason: 'Wybierz powód z listy.',
    noPhone: 'PIN wysyłamy tylko w wiadomości SMS na potwierdzony telefon. Najpierw potwierdź swój numer.',
    noProcessor: 'Karty są chwilowo niedostępne. Spróbuj ponownie później.',
  },
  en: {
    noCard: 'You do not have a card yet.',
    blocked: 'This card is blocked. Nothing about it can be changed any more.',
    frozen: 'This card is frozen. Unfreeze it first.',
    weakPin:
      'This PIN is easy to guess. Choose one other than 1234, 0000, the last digits of your card or your date of birth.',
    samePin: 'This is your present PIN. Choose another one.',
    unknownReason: 'Choose a reason from the list.',
    noPhone: 'We send a PIN only by text message to a confirmed phone. Confirm your number first.',
    noProcessor: 'Cards are not available at the moment. Please try again later.',
  },
  ru: {
    noCard: 'У вас ещё нет карты.',
    blocked: 'Эта карта заблокирована. Изменить в ней уже ничего нельзя.',
    frozen: 'Эта карта временно заблокирована. Сначала разблокируйте её.',
    weakPin:
      'Этот ПИН-код легко угадать. Выберите другой, не 1234, не 0000, не последние цифры карты и не дату рождения.',
    samePin: 'Это нынешний ПИН-код. Выберите другой.',
    unknownReason: 'Выберите причину из списка.',
    noPhone: 'ПИН-код мы отправляем только по SMS на подтверждённый телефон. Сначала подтвердите номер.',
    noProcessor: 'Карты сейчас недоступны. Попробуйте позже.',
  },
  uk: {
    noCard: 'У вас ще немає картки.',
    blocked: 'Цю картку заблоковано. Змінити в ній уже нічого не можна.',
    frozen: 'Цю картку тимчасово заблоковано. Спершу розблокуйте її.',
    weakPin:
      'Цей PIN-код легко вгадати. Виберіть інший, не 1234, не 0000, не останні цифри картки і не дату народження.',
    samePin: 'Це теперішній PIN-код. Виберіть інший.',
    unknownReason: 'Виберіть причину зі списку.',
    noPhone: 'PIN-код ми надсилаємо лише через SMS на підтверджений телефон. Спершу підтвердьте номер.',
    noProcessor: 'Картки зараз недоступні. Спробуйте пізніше.',
  },
});
