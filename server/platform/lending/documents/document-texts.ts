import { definePersonTexts } from '../../http/person-texts.ts';

/** What people are told about documents. */
export const documentTexts = definePersonTexts<'unknownDocument'>('documents', {
  pl: { unknownDocument: 'Nie ma takiego dokumentu.' },
  en: { unknownDocument: 'There is no such document.' },
  ru: { unknownDocument: 'Такого документа нет.' },
  uk: { unknownDocument: 'Такого документа немає.' },
});
