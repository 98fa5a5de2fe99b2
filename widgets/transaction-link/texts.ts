export const texts = {
  pl: {
    'transaction-link.title': 'Zgoda na stronie banku',
    'transaction-link.lead':
      'Bank potwierdzi, że konto należy do Ciebie. Przejdziesz na jego stronę i wrócisz tutaj.',
    'transaction-link.point-1': 'Zgodę wyrażasz wyłącznie w banku. Jest jednorazowa i wygasa po odczycie.',
    'transaction-link.point-2':
      'Dotyczy imienia i nazwiska, numeru konta i salda. Nie pozwala wykonać przelewu.',
    'transaction-link.point-3': 'Po powrocie wybierzesz konto do wypłaty.',
  },
  en: {
    'transaction-link.title': 'Consent on your bank’s page',
    'transaction-link.lead':
      'Your bank confirms that the account is yours. You go to its page and come back here.',
    'transaction-link.point-1':
      'You give the consent at the bank only. It is good once and ends after reading.',
    'transaction-link.point-2': 'It covers name, account number and balance. It allows no transfers.',
    'transaction-link.point-3': 'When you are back, you choose the account for the payout.',
  },
  ru: {
    'transaction-link.title': 'Согласие на сайте банка',
    'transaction-link.lead':
      'Банк подтвердит, что счёт принадлежит вам. Вы перейдёте на его сайт и вернётесь сюда.',
    'transaction-link.point-1': 'Согласие вы даёте только в банке. Оно разовое и истекает после чтения.',
    'transaction-link.point-2':
      'Оно касается имени и фамилии, номера счёта и остатка и не позволяет делать переводы.',
    'transaction-link.point-3': 'После возвращения вы выберете счёт для выплаты.',
  },
  uk: {
    'transaction-link.title': 'Згода на сайті банку',
    'transaction-link.lead':
      'Банк підтвердить, що рахунок належить вам. Ви перейдете на його сайт і повернетеся сюди.',
    'transaction-link.point-1': 'Згоду ви даєте лише в банку. Вона разова й завершується після читання.',
    'transaction-link.point-2':
      'Вона стосується імені та прізвища, номера рахунку й залишку та не дозволяє робити перекази.',
    'transaction-link.point-3': 'Після повернення ви виберете рахунок для виплати.',
  },
};
