export const texts = {
  pl: {
    'contract-docs.title': 'Dokumenty',
    'contract-docs.lead': 'Pobierz i zachowaj. Tu nie znikną.',
    'contract-docs.empty': 'Nie ma jeszcze dokumentów. Pojawią się, gdy umowa będzie gotowa.',
    'contract-docs.fingerprint': 'Odcisk SHA-256',
    'contract-docs.fingerprint-text': 'Po nim poznasz, że plik jest dokładnie tym, który wystawiliśmy.',
  },
  en: {
    'contract-docs.title': 'Documents',
    'contract-docs.lead': 'Download and keep them. They stay here, too.',
    'contract-docs.empty': 'There are no documents yet. They appear once the agreement is ready.',
    'contract-docs.fingerprint': 'SHA-256 fingerprint',
    'contract-docs.fingerprint-text': 'It shows that a file is exactly the one we issued.',
  },
  ru: {
    'contract-docs.title': 'Документы',
    'contract-docs.lead': 'Скачайте и сохраните. Здесь они тоже останутся.',
    'contract-docs.empty': 'Документов пока нет. Они появятся, когда договор будет готов.',
    'contract-docs.fingerprint': 'Отпечаток SHA-256',
    'contract-docs.fingerprint-text': 'По нему видно, что файл именно тот, который мы выдали.',
  },
  uk: {
    'contract-docs.title': 'Документи',
    'contract-docs.lead': 'Завантажте та збережіть. Тут вони теж залишаться.',
    'contract-docs.empty': 'Документів поки немає. Вони з’являться, коли договір буде готовий.',
    'contract-docs.fingerprint': 'Відбиток SHA-256',
    'contract-docs.fingerprint-text': 'За ним видно, що файл саме той, який ми видали.',
  },
};
