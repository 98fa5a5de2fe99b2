import { definePersonTexts } from '../../http/person-texts.ts';

type Key =
  | 'noContract'
  | 'tooLateToWithdraw'
  | 'badDay'
  | 'dayTooFar'
  | 'unknownPayout'
  | 'payoutNote'
  | 'refundNote'
  | 'surplusNote';

/** What people are told about their contract. */
export const contractTexts = definePersonTexts<Key>('contracts', {
  pl: {
    noContract: 'Nie masz teraz umowy.',
    tooLateToWithdraw: 'Termin na odstąpienie od tej umowy minął. Pożyczkę możesz spłacić wcześniej.',
    badDay: 'Podaj dzień, który istnieje, w postaci RRRR-MM-DD.',
    dayTooFar: 'Podaj dzień od dziś do końca umowy.',
    unknownPayout: 'Wybierz swoje potwierdzone konto albo rachunek karty.',
    payoutNote: 'Wypłata na konto {account}',
    refundNote: 'Zwrot nadpłaty na konto {account}',
    surplusNote: 'Nadpłata pożyczki',
  },
  en: {
    noContract: 'You have no contract now.',
    tooLateToWithdraw: 'The time to withdraw from this contract is over. You can repay the loan early.',
    badDay: 'Give a day that exists, written as YYYY-MM-DD.',
    dayTooFar: 'Give a day between today and the end of the contract.',
    unknownPayout: 'Choose your confirmed account or the card’s account.',
    payoutNote: 'Payout to the account {account}',
    refundNote: 'Overpayment returned to the account {account}',
    surplusNote: 'Overpaid on the loan',
  },
  ru: {
    noContract: 'Сейчас у вас нет договора.',
    tooLateToWithdraw: 'Срок для отказа от этого договора прошёл. Заём можно погасить досрочно.',
    badDay: 'Укажите существующий день в виде ГГГГ-ММ-ДД.',
    dayTooFar: 'Укажите день от сегодняшнего до конца договора.',
    unknownPayout: 'Выберите свой подтверждённый счёт или счёт карты.',
    payoutNote: 'Выплата на счёт {account}',
    refundNote: 'Возврат переплаты на счёт {account}',
    surplusNote: 'Переплата по займу',
  },
  uk: {
    noContract: 'Зараз у вас немає договору.',
    tooLateToWithdraw: 'Строк для відмови від цього договору минув. Позику можна погасити достроково.',
    badDay: 'Вкажіть день, який існує, у вигляді РРРР-ММ-ДД.',
    dayTooFar: 'Вкажіть день від сьогодні до кінця договору.',
    unknownPayout: 'Виберіть свій підтверджений рахунок або рахунок картки.',
    payoutNote: 'Виплата на рахунок {account}',
    refundNote: 'Повернення переплати на рахунок {account}',
    surplusNote: 'Переплата за позикою',
  },
});
