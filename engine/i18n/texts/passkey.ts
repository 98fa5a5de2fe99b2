import type { Texts } from '#schemas/texts.ts';

/**
 * Why a passkey was not made or used, for the screens that name `passkey.` in `sharesTexts`.
 */
export const passkeyTexts: Readonly<Record<string, Texts>> = {
  pl: {
    'passkey.cancelled': 'Nie użyto klucza dostępu. Spróbuj ponownie albo zaloguj się inaczej.',
    'passkey.known': 'Na tym urządzeniu jest już klucz dostępu do Twojego konta.',
    'passkey.unsupported': 'Ta przeglądarka lub to urządzenie nie obsługuje kluczy dostępu.',
    'passkey.address':
      'Pod tym adresem klucze dostępu nie działają. Wejdź na stronę pod jej właściwym adresem.',
  },
  en: {
    'passkey.cancelled': 'No passkey was used. Try again, or sign in another way.',
    'passkey.known': 'This device has a passkey for your account already.',
    'passkey.unsupported': 'This browser or device does not support passkeys.',
    'passkey.address': 'Passkeys do not work at this address. Open the site under its own name.',
  },
  ru: {
    'passkey.cancelled': 'Ключ доступа не использован. Попробуйте ещё раз или войдите иначе.',
    'passkey.known': 'На этом устройстве уже есть ключ доступа к вашему кабинету.',
    'passkey.unsupported': 'Этот браузер или устройство не поддерживает ключи доступа.',
    'passkey.address': 'По этому адресу ключи доступа не работают. Откройте сайт по его основному адресу.',
  },
  uk: {
    'passkey.cancelled': 'Ключ доступу не використано. Спробуйте ще раз або увійдіть інакше.',
    'passkey.known': 'На цьому пристрої вже є ключ доступу до вашого кабінету.',
    'passkey.unsupported': 'Цей браузер або пристрій не підтримує ключів доступу.',
    'passkey.address': 'За цією адресою ключі доступу не працюють. Відкрийте сайт за його основною адресою.',
  },
};
