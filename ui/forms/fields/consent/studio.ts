import type { StudioFieldType } from '#ui/forms/studio-field-type.ts';

export const studio: StudioFieldType = {
  title: { pl: 'Zgoda', en: 'Consent' },
  settings: ['document', 'width'],
  rules: ['required'],
  settingTitles: {
    'document-label': { pl: 'Nazwa dokumentu', en: 'Name of the document' },
    'document-href': { pl: 'Adres dokumentu', en: 'Address of the document' },
  },
  titleLines: 3,
};
