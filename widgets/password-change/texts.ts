export const texts = {
  pl: {
    'password-change.title': 'Zmiana hasła',
    'password-change.lead': 'Tutaj nic się nie zmieni, a pozostałe urządzenia wylogujemy.',
    'password-change.done': 'Hasło zmienione',
    'password-change.done-text': 'Pozostałe urządzenia są już wylogowane. Tutaj nic się nie zmienia.',
  },
  en: {
    'password-change.title': 'Change your password',
    'password-change.lead': 'After the change you stay signed in here only. We will sign out other devices.',
    'password-change.done': 'Password changed',
    'password-change.done-text': 'Other devices are signed out. Nothing changes here.',
  },
  ru: {
    'password-change.title': 'Смена пароля',
    'password-change.lead':
      'После смены вы останетесь в системе только здесь. На других устройствах мы выйдем.',
    'password-change.done': 'Пароль изменён',
    'password-change.done-text': 'На других устройствах выполнен выход. Здесь ничего не меняется.',
  },
  uk: {
    'password-change.title': 'Зміна пароля',
    'password-change.lead': 'Після зміни ви залишитеся в системі лише тут. На інших пристроях ми вийдемо.',
    'password-change.done': 'Пароль змінено',
    'password-change.done-text': 'На інших пристроях виконано вихід. Тут нічого не змінюється.',
  },
};
