/** Words of the button and of the panel’s frame; what is inside of the panel speaks the words of the chat. */
export const texts = {
  pl: {
    'chat-bubble.title': 'Czat',
    'chat-bubble.open': 'Napisz do nas na czacie',
    'chat-bubble.close': 'Zamknij czat',
    'chat-bubble.all': 'Wszystkie rozmowy',
    'chat-bubble.loading': 'Wczytujemy Twoje rozmowy…',
  },
  en: {
    'chat-bubble.title': 'Chat',
    'chat-bubble.open': 'Chat with us',
    'chat-bubble.close': 'Close the chat',
    'chat-bubble.all': 'All chats',
    'chat-bubble.loading': 'Loading your chats…',
  },
  ru: {
    'chat-bubble.title': 'Чат',
    'chat-bubble.open': 'Написать нам в чат',
    'chat-bubble.close': 'Закрыть чат',
    'chat-bubble.all': 'Все разговоры',
    'chat-bubble.loading': 'Загружаем ваши разговоры…',
  },
  uk: {
    'chat-bubble.title': 'Чат',
    'chat-bubble.open': 'Написати нам у чат',
    'chat-bubble.close': 'Закрити чат',
    'chat-bubble.all': 'Усі розмови',
    'chat-bubble.loading': 'Завантажуємо ваші розмови…',
  },
};
