export const texts = {
  pl: {
    'confirm-mobile.title': 'Czy to nadal Twój numer?',
    'confirm-mobile.lead': 'Zanim pójdziemy dalej, potwierdź kodem SMS, że masz ten telefon przy sobie.',
    'confirm-mobile.lead-none':
      'Na Twoim koncie nie ma numeru telefonu. Potrzebujemy go, aby wysyłać kody do umowy.',
    'confirm-mobile.confirm': 'Tak, wyślij kod',
    'confirm-mobile.change': 'Nie, podam inny numer',
    'confirm-mobile.have-code': 'Mam już kod',
    'confirm-mobile.add': 'Podaj numer telefonu',
  },
  en: {
    'confirm-mobile.title': 'Is this still your number?',
    'confirm-mobile.lead':
      'Before we go on, confirm with a code from a text message that you have this phone with you.',
    'confirm-mobile.lead-none':
      'There is no phone number on your account. We need one to send you codes for the contract.',
    'confirm-mobile.confirm': 'Yes, send the code',
    'confirm-mobile.change': 'No, I will give another number',
    'confirm-mobile.have-code': 'I have a code already',
    'confirm-mobile.add': 'Enter your phone number',
  },
  ru: {
    'confirm-mobile.title': 'Это всё ещё ваш номер?',
    'confirm-mobile.lead': 'Прежде чем продолжить, подтвердите кодом из СМС, что этот телефон у вас.',
    'confirm-mobile.lead-none':
      'В вашем кабинете нет номера телефона. Он нужен, чтобы отправлять коды для договора.',
    'confirm-mobile.confirm': 'Да, отправить код',
    'confirm-mobile.change': 'Нет, укажу другой номер',
    'confirm-mobile.have-code': 'У меня уже есть код',
    'confirm-mobile.add': 'Указать номер телефона',
  },
  uk: {
    'confirm-mobile.title': 'Це все ще ваш номер?',
    'confirm-mobile.lead': 'Перш ніж продовжити, підтвердьте кодом із СМС, що цей телефон у вас.',
    'confirm-mobile.lead-none':
      'У вашому кабінеті немає номера телефону. Він потрібен, щоб надсилати коди для договору.',
    'confirm-mobile.confirm': 'Так, надіслати код',
    'confirm-mobile.change': 'Ні, вкажу інший номер',
    'confirm-mobile.have-code': 'У мене вже є код',
    'confirm-mobile.add': 'Вказати номер телефону',
  },
};
