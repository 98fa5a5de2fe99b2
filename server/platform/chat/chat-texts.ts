import { definePersonTexts } from '../http/person-texts.ts';

type Key =
  | 'unknownRoom'
  | 'unknownFile'
  | 'emptyMessage'
  | 'clientIdTaken'
  | 'tooManyRooms'
  | 'notClosed'
  | 'noEmail'
  | 'house'
  | 'greeting'
  | 'echo'
  | 'taken'
  | 'handedBack'
  | 'closedByCustomer'
  | 'closedByAgent'
  | 'closedIdle';

/** What the house says in a chat by itself, and why customers are refused there. */
export const chatTexts = definePersonTexts<Key>('chat', {
  pl: {
    unknownRoom: 'Nie ma takiej rozmowy.',
    unknownFile: 'Nie ma takiego pliku. Dodaj go jeszcze raz.',
    emptyMessage: 'Napisz wiadomość albo dodaj plik.',
    clientIdTaken: 'Ta wiadomość została już wysłana w innej rozmowie.',
    tooManyRooms: 'Masz już zbyt wiele otwartych rozmów. Zakończ którąś z nich.',
    notClosed: 'Rozmowę możesz ocenić, gdy się zakończy.',
    noEmail: 'Potwierdź najpierw swój adres e-mail.',
    house: 'Zespół obsługi',
    greeting: 'Dzień dobry! Twoja wiadomość do nas dotarła. Odpowiemy najszybciej, jak to możliwe.',
    echo: 'To wersja pokazowa, więc odpowiada automat. W prawdziwym serwisie odpowie konsultant.',
    taken: 'Do rozmowy dołącza {name}.',
    handedBack: 'Za chwilę dołączy ktoś z naszego zespołu.',
    closedByCustomer: 'Rozmowa zakończona. Dziękujemy!',
    closedByAgent: 'Rozmowa zakończona. Dziękujemy! Jeśli chcesz coś dodać, po prostu napisz.',
    closedIdle: 'Rozmowa zakończona, bo od dłuższego czasu nikt nie pisał. Napisz, a do niej wrócimy.',
  },
  en: {
    unknownRoom: 'There is no such chat.',
    unknownFile: 'There is no such file. Please add it again.',
    emptyMessage: 'Write a message or add a file.',
    clientIdTaken: 'This message was already sent in another chat.',
    tooManyRooms: 'You have too many open chats. Please end one of them.',
    notClosed: 'You can rate a chat once it has ended.',
    noEmail: 'Please confirm your e-mail address first.',
    house: 'Support team',
    greeting: 'Hello! We have got your message and will answer as soon as we can.',
    echo: 'This is a demo, so a bot answers. On the real site an agent will.',
    taken: '{name} joins the chat.',
    handedBack: 'Someone from our team will join you in a moment.',
    closedByCustomer: 'The chat has ended. Thank you!',
    closedByAgent: 'The chat has ended. Thank you! If you want to add something, just write.',
    closedIdle: 'The chat has ended because nobody wrote for a while. Write again and we will be back.',
  },
  ru: {
    unknownRoom: 'Такого чата нет.',
    unknownFile: 'Такого файла нет. Добавьте его ещё раз.',
    emptyMessage: 'Напишите сообщение или добавьте файл.',
    clientIdTaken: 'Это сообщение уже отправлено в другом чате.',
    tooManyRooms: 'У вас слишком много открытых чатов. Завершите один из них.',
    notClosed: 'Оценить чат можно, когда он завершён.',
    noEmail: 'Сначала подтвердите адрес электронной почты.',
    house: 'Служба поддержки',
    greeting: 'Здравствуйте! Мы получили ваше сообщение и ответим как можно скорее.',
    echo: 'Это демоверсия, поэтому отвечает бот. На настоящем сайте ответит консультант.',
    taken: 'К чату присоединяется {name}.',
    handedBack: 'Скоро к чату присоединится наш сотрудник.',
    closedByCustomer: 'Чат завершён. Спасибо!',
    closedByAgent: 'Чат завершён. Спасибо! Если хотите что-то добавить, просто напишите.',
    closedIdle: 'Чат завершён: давно никто не писал. Напишите, и мы продолжим.',
  },
  uk: {
    unknownRoom: 'Такого чату немає.',
    unknownFile: 'Такого файлу немає. Додайте його ще раз.',
    emptyMessage: 'Напишіть повідомлення або додайте файл.',
    clientIdTaken: 'Це повідомлення вже надіслано в іншому чаті.',
    tooManyRooms: 'У вас забагато відкритих чатів. Завершіть один із них.',
    notClosed: 'Оцінити чат можна, коли він завершений.',
    noEmail: 'Спочатку підтвердьте адресу електронної пошти.',
    house: 'Служба підтримки',
    greeting: 'Добрий день! Ми отримали ваше повідомлення й відповімо якнайшвидше.',
    echo: 'Це демоверсія, тому відповідає бот. На справжньому сайті відповість консультант.',
    taken: 'До чату приєднується {name}.',
    handedBack: 'Невдовзі до чату приєднається наш співробітник.',
    closedByCustomer: 'Чат завершено. Дякуємо!',
    closedByAgent: 'Чат завершено. Дякуємо! Якщо хочете щось додати, просто напишіть.',
    closedIdle: 'Чат завершено: давно ніхто не писав. Напишіть, і ми продовжимо.',
  },
});
