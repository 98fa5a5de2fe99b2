export const texts = {
  pl: {
    'payment-return.pending': 'Czekamy na potwierdzenie płatności',
    'payment-return.pending-text':
      'Bank potwierdza ją zwykle w ciągu minuty. Możesz zamknąć tę stronę: płatność zaksięgujemy bez Ciebie.',
    'payment-return.long':
      'Trwa to dłużej niż zwykle. Napiszemy e-mail, gdy tylko bank odpowie. Nie płać drugi raz.',
    'payment-return.error': 'Nie udało się teraz sprawdzić płatności. Próbujemy dalej.',
    'payment-return.succeeded': 'Płatność przyjęta',
    'payment-return.succeeded-text': 'Zaksięgowaliśmy {{amount}}. Dziękujemy.',
    'payment-return.failed': 'Płatność się nie udała',
    'payment-return.failed-text':
      'Bank nie wykonał płatności {{amount}}. Nic nie zostało pobrane. Spróbuj ponownie albo zapłać przelewem.',
    'payment-return.cancelled': 'Płatność anulowana',
    'payment-return.cancelled-text':
      'Płatność {{amount}} została przerwana, zanim bank ją wykonał. Nic nie zostało pobrane. Możesz zapłacić jeszcze raz albo zrobić zwykły przelew.',
    'payment-return.expired': 'Czas na płatność minął',
    'payment-return.expired-text':
      'Płatność {{amount}} nie została dokończona, więc ją zamknęliśmy. Możesz zacząć nową.',
    'payment-return.none': 'Nie ma płatności w toku',
    'payment-return.none-text':
      'Nie znaleźliśmy rozpoczętej płatności. Jeśli pieniądze zeszły z konta, dotrą do nas i zobaczysz je w historii.',
    'payment-return.amount': 'Kwota: {{amount}}',
    'payment-return.to-loan': 'Wróć do pożyczki',
    'payment-return.again': 'Zapłać ponownie',
  },
  en: {
    'payment-return.pending': 'Waiting for the payment to be confirmed',
    'payment-return.pending-text':
      'The bank usually confirms within a minute. You may close this page: the payment is booked without you.',
    'payment-return.long':
      'This takes longer than usual. We will e-mail you as soon as the bank answers. Please do not pay twice.',
    'payment-return.error': 'The payment could not be checked just now. We keep trying.',
    'payment-return.succeeded': 'The payment has arrived',
    'payment-return.succeeded-text': 'We have booked {{amount}}. Thank you.',
    'payment-return.failed': 'The payment did not go through',
    'payment-return.failed-text':
      'The bank did not make the payment of {{amount}}. Nothing was taken. Try again or pay by transfer.',
    'payment-return.cancelled': 'Payment cancelled',
    'payment-return.cancelled-text':
      'The payment of {{amount}} was called off before the bank made it. Nothing was taken. You can pay again or make an ordinary transfer.',
    'payment-return.expired': 'The time to pay is over',
    'payment-return.expired-text':
      'The payment of {{amount}} was not finished, so we closed it. You can begin a new one.',
    'payment-return.none': 'No payment is under way',
    'payment-return.none-text':
      'We found no payment that was begun. If money left your account, it will reach us and show in the history.',
    'payment-return.amount': 'Amount: {{amount}}',
    'payment-return.to-loan': 'Back to your loan',
    'payment-return.again': 'Pay again',
  },
  ru: {
    'payment-return.pending': 'Ждём подтверждения платежа',
    'payment-return.pending-text':
      'Обычно банк подтверждает платёж в течение минуты. Страницу можно закрыть: мы зачислим платёж без вас.',
    'payment-return.long':
      'Это занимает больше времени, чем обычно. Мы напишем на почту, как только банк ответит. Не платите второй раз.',
    'payment-return.error': 'Сейчас не удалось проверить платёж. Пробуем дальше.',
    'payment-return.succeeded': 'Платёж принят',
    'payment-return.succeeded-text': 'Мы зачислили {{amount}}. Спасибо.',
    'payment-return.failed': 'Платёж не прошёл',
    'payment-return.failed-text':
      'Банк не выполнил платёж на {{amount}}. Деньги не списаны. Попробуйте ещё раз или сделайте перевод.',
    'payment-return.cancelled': 'Платёж отменён',
    'payment-return.cancelled-text':
      'Платёж на {{amount}} прерван до того, как банк его выполнил. Деньги не списаны. Можно заплатить ещё раз или сделать обычный перевод.',
    'payment-return.expired': 'Время на оплату истекло',
    'payment-return.expired-text':
      'Платёж на {{amount}} не был завершён, поэтому мы его закрыли. Можно начать новый.',
    'payment-return.none': 'Нет незавершённых платежей',
    'payment-return.none-text':
      'Мы не нашли начатого платежа. Если деньги списались со счёта, они дойдут до нас и появятся в истории.',
    'payment-return.amount': 'Сумма: {{amount}}',
    'payment-return.to-loan': 'Вернуться к займу',
    'payment-return.again': 'Заплатить снова',
  },
  uk: {
    'payment-return.pending': 'Чекаємо на підтвердження платежу',
    'payment-return.pending-text':
      'Зазвичай банк підтверджує платіж протягом хвилини. Сторінку можна закрити: ми зарахуємо платіж без вас.',
    'payment-return.long':
      'Це триває довше, ніж зазвичай. Ми напишемо на пошту, щойно банк відповість. Не платіть удруге.',
    'payment-return.error': 'Зараз не вдалося перевірити платіж. Пробуємо далі.',
    'payment-return.succeeded': 'Платіж прийнято',
    'payment-return.succeeded-text': 'Ми зарахували {{amount}}. Дякуємо.',
    'payment-return.failed': 'Платіж не пройшов',
    'payment-return.failed-text':
      'Банк не виконав платіж на {{amount}}. Гроші не списано. Спробуйте ще раз або зробіть переказ.',
    'payment-return.cancelled': 'Платіж скасовано',
    'payment-return.cancelled-text':
      'Платіж на {{amount}} перервано до того, як банк його виконав. Гроші не списано. Можна сплатити ще раз або зробити звичайний переказ.',
    'payment-return.expired': 'Час на оплату минув',
    'payment-return.expired-text':
      'Платіж на {{amount}} не було завершено, тому ми його закрили. Можна почати новий.',
    'payment-return.none': 'Немає незавершених платежів',
    'payment-return.none-text':
      'Ми не знайшли розпочатого платежу. Якщо гроші списано з рахунку, вони надійдуть до нас і з’являться в історії.',
    'payment-return.amount': 'Сума: {{amount}}',
    'payment-return.to-loan': 'Повернутися до позики',
    'payment-return.again': 'Сплатити знову',
  },
};
