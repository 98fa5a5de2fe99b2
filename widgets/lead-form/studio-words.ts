import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Formularz kontaktowy',
    description: 'Newsletter, kontakt lub oddzwonienie: gość zostawia adres lub numer i zgody.',
    use: 'Tam, gdzie gość może chcieć wiadomości lub telefonu. W zgodzie napisz, po co, i nic więcej.',
    titles: {
      'What it is for': 'Do czego służy',
      'Topic it is filed under': 'Temat zgłoszenia',
      'Empty: the name of the variant': 'Gdy puste, nazwa wariantu',
      'Field: name': 'Pole: imię i nazwisko',
      'Empty: as the variant has it': 'Gdy puste, jak w wariancie',
      'Field: e-mail': 'Pole: e-mail',
      'Field: telephone': 'Pole: telefon',
      'What the visitor agrees to, word for word': 'Treść zgody, słowo w słowo',
      'Cannot be sent without it': 'Bez tego nie można wysłać',
      'Consents, never ticked beforehand': 'Zgody, nigdy zaznaczone z góry',
      'Link to how data is protected': 'Link do informacji o danych',
      'Button; empty: the usual words': 'Przycisk; gdy pusty, zwykły napis',
      'Heading after sending': 'Nagłówek po wysłaniu',
      'Text after sending': 'Tekst po wysłaniu',
      'Telephone for those who rather call': 'Telefon dla tych, którzy wolą zadzwonić',
      'E-mail for those who rather write': 'E-mail dla tych, którzy wolą napisać',
    },
    choices: {
      callback: 'Oddzwonienie',
      contact: 'Kontakt',
      hidden: 'Ukryte',
      newsletter: 'Newsletter',
      optional: 'Nieobowiązkowe',
      required: 'Wymagane',
    },
  },
};
