/** Interface words of the video. */
export const texts = {
  pl: {
    'video.name': 'Film: {{name}}',
    'video.download': 'Pobierz film „{{name}}”',
    'video.transcript': 'Opis filmu słowami',
    'video.length': 'Czas: {{time}}',
    'video.outside': 'Obejrzyj w serwisie {{provider}} (poza naszą stroną)',
    'video.missing': 'Film jest teraz niedostępny. Poniżej jest jego opis.',
  },
  en: {
    'video.name': 'Video: {{name}}',
    'video.download': 'Download the video “{{name}}”',
    'video.transcript': 'The video in words',
    'video.length': 'Length: {{time}}',
    'video.outside': 'Watch on {{provider}} (leaves our site)',
    'video.missing': 'The video is not available right now. Below is what it shows, in words.',
  },
  ru: {
    'video.name': 'Видео: {{name}}',
    'video.download': 'Скачать видео «{{name}}»',
    'video.transcript': 'Видео словами',
    'video.length': 'Длительность: {{time}}',
    'video.outside': 'Смотреть на {{provider}} (другой сайт)',
    'video.missing': 'Видео сейчас недоступно. Ниже — его описание словами.',
  },
  uk: {
    'video.name': 'Відео: {{name}}',
    'video.download': 'Завантажити відео «{{name}}»',
    'video.transcript': 'Відео словами',
    'video.length': 'Тривалість: {{time}}',
    'video.outside': 'Дивитися на {{provider}} (інший сайт)',
    'video.missing': 'Відео зараз недоступне. Нижче — його опис словами.',
  },
} as const;
