import type { StudioTexts } from '../../app/studio-texts.tsx';

export const texts: StudioTexts = {
  pl: {
    'chat-templates.title': 'Szablony odpowiedzi',
    'chat-templates.lead':
      'Gotowe odpowiedzi konsultantów. Miejsca {imie}, {numer} i {konsultant} wypełniają się same.',
    'chat-templates.none': 'Nie ma jeszcze szablonów',
    'chat-templates.none-text': 'Dodaj odpowiedź, którą konsultanci wysyłają często.',
    'chat-templates.new': 'Nowy szablon',
    'chat-templates.name': 'Nazwa',
    'chat-templates.text': 'Treść',
    'chat-templates.change': 'Zmień: {{title}}',
    'chat-templates.delete': 'Usuń: {{title}}',
    'chat-templates.save': 'Zapisz szablon',
    'chat-templates.delete-question': 'Usunąć szablon?',
    'chat-templates.delete-text': 'Konsultanci nie będą go już widzieć. Wysłane wiadomości się nie zmienią.',
    'chat-templates.delete-act': 'Usuń szablon',
    'chat-templates.empty': 'Wpisz nazwę i treść.',
  },
  en: {
    'chat-templates.title': 'Answer templates',
    'chat-templates.lead':
      'Ready answers of agents. The places {imie} (first name), {numer} (number) and {konsultant} (agent) are filled in by themselves.',
    'chat-templates.none': 'There are no templates yet',
    'chat-templates.none-text': 'Add an answer that agents send often.',
    'chat-templates.new': 'New template',
    'chat-templates.name': 'Name',
    'chat-templates.text': 'Text',
    'chat-templates.change': 'Change: {{title}}',
    'chat-templates.delete': 'Delete: {{title}}',
    'chat-templates.save': 'Save template',
    'chat-templates.delete-question': 'Delete the template?',
    'chat-templates.delete-text':
      'Agents will not see it any more. Messages that were sent stay as they are.',
    'chat-templates.delete-act': 'Delete template',
    'chat-templates.empty': 'Fill in name and text.',
  },
};
