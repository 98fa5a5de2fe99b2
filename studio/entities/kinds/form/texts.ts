import type { StudioTexts } from '../../../app/studio-texts.tsx';

export const texts: StudioTexts = {
  pl: {
    'studio.kind-form': 'Formularz',
    'entities.form-title': 'Formularze',
    'entities.form-lead': 'Formularze, które można wstawić na stronę. To, co przysłano, jest w zgłoszeniach.',
    'entities.form-new': 'Nowy formularz',
  },
  en: {
    'studio.kind-form': 'Form',
    'entities.form-title': 'Forms',
    'entities.form-lead': 'Forms that can be placed on pages. What people sent in is under submissions.',
    'entities.form-new': 'New form',
  },
};
