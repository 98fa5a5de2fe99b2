import { definePersonTexts } from '../../http/person-texts.ts';

type Key =
  | 'keyNeeded'
  | 'keyForOther'
  | 'inFlight'
  | 'noContract'
  | 'loanOver'
  | 'tooMuch'
  | 'unknownBank'
  | 'unknownOrder'
  | 'gatewayAway'
  | 'unknownAccount'
  | 'notEnough'
  | 'overDailyLimit'
  | 'repaymentTitle'
  | 'repaymentNote'
  | 'transferNote';

/** What people are told about payments; `{…}` are filled in. */
export const paymentTexts = definePersonTexts<Key>('payments', {
  pl: {
    keyNeeded: 'Brakuje klucza operacji. Odśwież stronę i spróbuj ponownie.',
    keyForOther: 'Ten klucz operacji był już użyty do czegoś innego. Odśwież stronę i spróbuj ponownie.',
    inFlight: 'Ta operacja jest już wykonywana. Poczekaj chwilę.',
    noContract: 'Nie masz teraz umowy, której dotyczy ta operacja.',
    loanOver: 'Ta umowa jest rozliczona. Nie musisz już nic płacić.',
    tooMuch: 'Do spłaty całej pożyczki wystarczy {amount}.',
    unknownBank: 'Wybierz bank z listy.',
    unknownOrder: 'Nie ma takiej płatności.',
    gatewayAway: 'Operator płatności nie odpowiada. Spróbuj ponownie za chwilę. Nic nie zostało pobrane.',
    unknownAccount: 'Wybierz jedno ze swoich potwierdzonych kont.',
    notEnough: 'Na koncie karty jest za mało pieniędzy. Dostępne: {amount}.',
    overDailyLimit: 'Dzienny limit przelewów to {limit}. Dziś możesz przelać jeszcze {amount}.',
    repaymentTitle: 'Spłata pożyczki {number}',
    repaymentNote: 'Wpłata przez operatora płatności',
    transferNote: 'Przelew na konto {account}',
  },
  en: {
    keyNeeded: 'The key of the operation is missing. Reload the page and try again.',
    keyForOther: 'This key was used for another operation. Reload the page and try again.',
    inFlight: 'This operation is already under way. Please wait a moment.',
    noContract: 'You have no contract now that this could be done for.',
    loanOver: 'You owe nothing on this contract any more. There is nothing to pay.',
    tooMuch: '{amount} is enough to repay the whole loan.',
    unknownBank: 'Choose a bank of the list.',
    unknownOrder: 'There is no such payment.',
    gatewayAway: 'The payment service does not answer. Please try again in a moment. Nothing was charged.',
    unknownAccount: 'Choose one of your confirmed accounts.',
    notEnough: "There is not enough money on the card's account. Available: {amount}.",
    overDailyLimit: 'The daily limit of transfers is {limit}. Today you can still transfer {amount}.',
    repaymentTitle: 'Repayment of loan {number}',
    repaymentNote: 'Payment through the payment service',
    transferNote: 'Transfer to the account {account}',
  },
  ru: {
    keyNeeded: 'Не хватает ключа операции. Обновите страницу и попробуйте снова.',
    keyForOther: 'Этот ключ уже использован для другой операции. Обновите страницу и попробуйте снова.',
    inFlight: 'Эта операция уже выполняется. Подождите немного.',
    noContract: 'Сейчас у вас нет договора, к которому относится эта операция.',
    loanOver: 'По этому договору вы больше ничего не должны. Платить ничего не нужно.',
    tooMuch: 'Чтобы погасить весь кредит, достаточно {amount}.',
    unknownBank: 'Выберите банк из списка.',
    unknownOrder: 'Такого платежа нет.',
    gatewayAway: 'Платёжный сервис не отвечает. Попробуйте ещё раз чуть позже. Деньги не списаны.',
    unknownAccount: 'Выберите один из своих подтверждённых счетов.',
    notEnough: 'На счёте карты недостаточно денег. Доступно: {amount}.',
    overDailyLimit: 'Дневной лимит переводов — {limit}. Сегодня можно перевести ещё {amount}.',
    repaymentTitle: 'Погашение кредита {number}',
    repaymentNote: 'Платёж через платёжный сервис',
    transferNote: 'Перевод на счёт {account}',
  },
  uk: {
    keyNeeded: 'Бракує ключа операції. Оновіть сторінку та спробуйте ще раз.',
    keyForOther: 'Цей ключ уже використано для іншої операції. Оновіть сторінку та спробуйте ще раз.',
    inFlight: 'Ця операція вже виконується. Зачекайте трохи.',
    noContract: 'Зараз у вас немає договору, якого стосується ця операція.',
    loanOver: 'За цим договором ви вже нічого не винні. Платити нічого не потрібно.',
    tooMuch: 'Щоб погасити весь кредит, достатньо {amount}.',
    unknownBank: 'Виберіть банк зі списку.',
    unknownOrder: 'Такого платежу немає.',
    gatewayAway: 'Платіжний сервіс не відповідає. Спробуйте ще раз трохи пізніше. Гроші не списано.',
    unknownAccount: 'Виберіть один зі своїх підтверджених рахунків.',
    notEnough: 'На рахунку картки недостатньо грошей. Доступно: {amount}.',
    overDailyLimit: 'Денний ліміт переказів — {limit}. Сьогодні можна переказати ще {amount}.',
    repaymentTitle: 'Погашення кредиту {number}',
    repaymentNote: 'Платіж через платіжний сервіс',
    transferNote: 'Переказ на рахунок {account}',
  },
});
