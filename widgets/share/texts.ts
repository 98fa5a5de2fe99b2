/** Interface texts of sharing. */
export const texts = {
  pl: {
    'share.title': 'Prześlij dalej',
    'share.system': 'Udostępnij',
    'share.copy': 'Kopiuj link',
    'share.email': 'E-mail',
    'share.new-tab': '(otwiera się w nowej karcie)',
    'share.copied': 'Link jest w schowku.',
    'share.failed': 'Nie udało się skopiować linku. Zaznacz go tutaj: {{url}}',
  },
  en: {
    'share.title': 'Pass it on',
    'share.system': 'Share',
    'share.copy': 'Copy link',
    'share.email': 'Email',
    'share.new-tab': '(opens in a new tab)',
    'share.copied': 'The link is on your clipboard.',
    'share.failed': 'The link could not be copied. Select it here: {{url}}',
  },
  ru: {
    'share.title': 'Поделиться',
    'share.system': 'Отправить',
    'share.copy': 'Скопировать ссылку',
    'share.email': 'Эл. почта',
    'share.new-tab': '(откроется в новой вкладке)',
    'share.copied': 'Ссылка скопирована.',
    'share.failed': 'Не удалось скопировать ссылку. Выделите её здесь: {{url}}',
  },
  uk: {
    'share.title': 'Поділитися',
    'share.system': 'Надіслати',
    'share.copy': 'Скопіювати посилання',
    'share.email': 'Ел. пошта',
    'share.new-tab': '(відкриється в новій вкладці)',
    'share.copied': 'Посилання скопійовано.',
    'share.failed': 'Не вдалося скопіювати посилання. Виділіть його тут: {{url}}',
  },
};
