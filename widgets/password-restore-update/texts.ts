export const texts = {
  pl: {
    'password-restore-update.title': 'Ustaw nowe hasło',
    'password-restore-update.lead': 'Wpisz kod z wiadomości i nowe hasło. Kod działa 10 minut.',
    'password-restore-update.sent': 'Jeśli konto istnieje, kod jest już w drodze na:',
    'password-restore-update.done': 'Hasło zmienione',
    'password-restore-update.done-text':
      'Dla bezpieczeństwa wylogowaliśmy wszystkie urządzenia. Zaloguj się nowym hasłem.',
    'password-restore-update.no-code': 'Kod nie przyszedł?',
    'password-restore-update.again': 'Poproś o nowy',
  },
  en: {
    'password-restore-update.title': 'Set a new password',
    'password-restore-update.lead':
      'Enter the code from the message and a new password. The code works for 10 minutes.',
    'password-restore-update.sent': 'If the account exists, a code is on its way to:',
    'password-restore-update.done': 'Password changed',
    'password-restore-update.done-text':
      'To be safe, we signed out every device. Sign in with the new password.',
    'password-restore-update.no-code': 'No code?',
    'password-restore-update.again': 'Ask for a new one',
  },
  ru: {
    'password-restore-update.title': 'Новый пароль',
    'password-restore-update.lead': 'Введите код из сообщения и новый пароль. Код действует 10 минут.',
    'password-restore-update.sent': 'Если кабинет существует, код уже отправлен на:',
    'password-restore-update.done': 'Пароль изменён',
    'password-restore-update.done-text':
      'Для безопасности мы вышли на всех устройствах. Войдите с новым паролем.',
    'password-restore-update.no-code': 'Код не пришёл?',
    'password-restore-update.again': 'Запросите новый',
  },
  uk: {
    'password-restore-update.title': 'Новий пароль',
    'password-restore-update.lead': 'Введіть код із повідомлення і новий пароль. Код діє 10 хвилин.',
    'password-restore-update.sent': 'Якщо кабінет існує, код уже надіслано на:',
    'password-restore-update.done': 'Пароль змінено',
    'password-restore-update.done-text':
      'Для безпеки ми вийшли на всіх пристроях. Увійдіть із новим паролем.',
    'password-restore-update.no-code': 'Код не надійшов?',
    'password-restore-update.again': 'Попросіть новий',
  },
};
