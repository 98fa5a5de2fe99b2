import { definePersonTexts } from '../http/person-texts.ts';

type Key =
  | 'tooEarly'
  | 'outsideTerms'
  | 'unknownStep'
  | 'unknownOffer'
  | 'chooseOffer'
  | 'stepsMissing'
  | 'tooMuch'
  | 'confirmData'
  | 'unknownSlot'
  | 'nothingToReview'
  | 'unknownPartner'
  | 'consentNeeded'
  | 'unknownStatus'
  | 'choosePartner';

/** What people are told about their application. `{day}` is a date. */
export const lendingTexts = definePersonTexts<Key>('lending', {
  pl: {
    outsideTerms: 'Tej kwoty lub okresu nie ma w ofercie.',
    tooEarly: 'Nowy wniosek możesz złożyć od {day}.',
    unknownStep: 'Nie ma takiego kroku wniosku.',
    unknownOffer: 'Tej propozycji już nie ma. Wybierz jedną z aktualnych.',
    chooseOffer: 'Wybierz jedną z propozycji.',
    stepsMissing: 'Najpierw uzupełnij wcześniejsze kroki wniosku.',
    tooMuch: 'To za dużo danych, aby je zapisać.',
    confirmData: 'Potwierdź, że dane są prawdziwe.',
    unknownSlot: 'Wybierz jedną z podanych godzin.',
    nothingToReview: 'Nie ma decyzji, którą można rozpatrzyć ponownie.',
    unknownPartner: 'Nie ma takiego partnera.',
    consentNeeded: 'Bez tej zgody nie możemy przekazać wniosku.',
    unknownStatus: 'Nie ma takiego statusu.',
    choosePartner: 'Najpierw wybierz partnera.',
  },
  en: {
    outsideTerms: 'This amount or term is not offered.',
    tooEarly: 'You can make a new application from {day}.',
    unknownStep: 'The application has no such step.',
    unknownOffer: 'This offer is gone. Please choose one of those shown now.',
    chooseOffer: 'Please choose one of the offers.',
    stepsMissing: 'Please fill in the earlier steps of the application first.',
    tooMuch: 'This is too much data to keep.',
    confirmData: 'Please confirm that the details are true.',
    unknownSlot: 'Please choose one of the times shown.',
    nothingToReview: 'There is no decision that could be reviewed.',
    unknownPartner: 'There is no such partner.',
    consentNeeded: 'Without this consent we cannot hand the application over.',
    unknownStatus: 'There is no such status.',
    choosePartner: 'Please choose a partner first.',
  },
  ru: {
    outsideTerms: 'Такой суммы или срока нет в предложении.',
    tooEarly: 'Новую заявку можно подать с {day}.',
    unknownStep: 'Такого шага в заявке нет.',
    unknownOffer: 'Этого предложения больше нет. Выберите одно из текущих.',
    chooseOffer: 'Выберите одно из предложений.',
    stepsMissing: 'Сначала заполните предыдущие шаги заявки.',
    tooMuch: 'Слишком много данных, чтобы их сохранить.',
    confirmData: 'Подтвердите, что данные верны.',
    unknownSlot: 'Выберите одно из предложенных времён.',
    nothingToReview: 'Нет решения, которое можно пересмотреть.',
    unknownPartner: 'Такого партнёра нет.',
    consentNeeded: 'Без этого согласия мы не можем передать заявку.',
    unknownStatus: 'Такого статуса нет.',
    choosePartner: 'Сначала выберите партнёра.',
  },
  uk: {
    outsideTerms: 'Такої суми або строку немає в пропозиції.',
    tooEarly: 'Нову заявку можна подати з {day}.',
    unknownStep: 'Такого кроку в заявці немає.',
    unknownOffer: 'Цієї пропозиції вже немає. Виберіть одну з поточних.',
    chooseOffer: 'Виберіть одну з пропозицій.',
    stepsMissing: 'Спершу заповніть попередні кроки заявки.',
    tooMuch: 'Забагато даних, щоб їх зберегти.',
    confirmData: 'Підтвердьте, що дані правильні.',
    unknownSlot: 'Виберіть один із запропонованих часів.',
    nothingToReview: 'Немає рішення, яке можна переглянути.',
    unknownPartner: 'Такого партнера немає.',
    consentNeeded: 'Без цієї згоди ми не можемо передати заявку.',
    unknownStatus: 'Такого статусу немає.',
    choosePartner: 'Спершу виберіть партнера.',
  },
});
