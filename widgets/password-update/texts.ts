export const texts = {
  pl: {
    'password-update.title': 'Ustaw nowe hasło',
    'password-update.lead': 'Twoje konto ma hasło tymczasowe. Zmień je, zanim przejdziesz dalej.',
    'password-update.hint': 'Co najmniej 10 znaków: mała i wielka litera oraz cyfra.',
    'password-update.save': 'Zapisz hasło',
  },
  en: {
    'password-update.title': 'Set a new password',
    'password-update.lead': 'Your account has a temporary password. Change it before you go on.',
    'password-update.hint': 'At least 10 characters: a small and a capital letter, and a digit.',
    'password-update.save': 'Save the password',
  },
  ru: {
    'password-update.title': 'Задайте новый пароль',
    'password-update.lead': 'У вашего кабинета временный пароль. Смените его, чтобы продолжить.',
    'password-update.hint': 'Не менее 10 знаков: строчная и заглавная буквы и цифра.',
    'password-update.save': 'Сохранить пароль',
  },
  uk: {
    'password-update.title': 'Встановіть новий пароль',
    'password-update.lead': 'Ваш кабінет має тимчасовий пароль. Змініть його, щоб продовжити.',
    'password-update.hint': 'Щонайменше 10 знаків: мала й велика літери та цифра.',
    'password-update.save': 'Зберегти пароль',
  },
};
