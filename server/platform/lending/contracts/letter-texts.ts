import { definePersonTexts } from '../../http/person-texts.ts';

type Key = 'toReturn' | 'refund' | 'even' | 'interest' | 'overpaid' | 'held';

/** Sentences about sums in letters that end a contract; `{…}` are filled in. */
export const letterTexts = definePersonTexts<Key>('contract-letters', {
  pl: {
    toReturn: 'Do {day} zwróć nam {amount} na rachunek {iban}, odbiorca: {recipient}, tytuł: {title}.',
    refund: 'My zwracamy Ci {amount} na konto {account}: od razu, najpóźniej do {day}. Ty nic nie zwracasz.',
    even: 'Nikt nie ma już nic do zwrotu: ani Ty, ani my.',
    interest:
      'Odsetki za dni, w których można było korzystać z pieniędzy, są w tym policzone: {interest}. Innych kosztów nie ma.',
    overpaid: 'Nadpłatę {amount} zwracamy na konto {account}.',
    held: 'Masz u nas {amount}. Te pieniądze przelejesz na swoje potwierdzone konto tutaj: {link}',
  },
  en: {
    toReturn:
      'By {day} return {amount} to us, to the account {iban}, recipient: {recipient}, title: {title}.',
    refund:
      'We return {amount} to your account {account}: at once, by {day} at the latest. You return nothing.',
    even: 'Nothing is left to be returned, by you or by us.',
    interest:
      'Interest for the days on which the money could be used is counted in: {interest}. There are no other costs.',
    overpaid: 'We return the overpaid {amount} to your account {account}.',
    held: 'We hold {amount} of yours. You can transfer it to your confirmed account here: {link}',
  },
  ru: {
    toReturn: 'До {day} верните нам {amount} на счёт {iban}, получатель: {recipient}, назначение: {title}.',
    refund:
      'Мы возвращаем вам {amount} на счёт {account}: сразу, самое позднее до {day}. Вы ничего не возвращаете.',
    even: 'Никто ничего не должен возвращать: ни вы, ни мы.',
    interest:
      'Проценты за дни, когда деньгами можно было пользоваться, учтены: {interest}. Других расходов нет.',
    overpaid: 'Переплату {amount} возвращаем на счёт {account}.',
    held: 'У нас есть ваши {amount}. Перевести их на свой подтверждённый счёт можно здесь: {link}',
  },
  uk: {
    toReturn:
      'До {day} поверніть нам {amount} на рахунок {iban}, отримувач: {recipient}, призначення: {title}.',
    refund:
      'Ми повертаємо вам {amount} на рахунок {account}: одразу, найпізніше до {day}. Ви нічого не повертаєте.',
    even: 'Ніхто нічого не має повертати: ні ви, ні ми.',
    interest:
      'Відсотки за дні, коли грошима можна було користуватися, враховано: {interest}. Інших витрат немає.',
    overpaid: 'Переплату {amount} повертаємо на рахунок {account}.',
    held: 'У нас є ваші {amount}. Переказати їх на свій підтверджений рахунок можна тут: {link}',
  },
});
