import type { StudioTexts } from '../../../app/studio-texts.tsx';

export const texts: StudioTexts = {
  pl: {
    'studio.kind-faq-item': 'Pytanie i odpowiedź',
    'entities.faq-item-title': 'Pytania i odpowiedzi',
    'entities.faq-item-lead': 'To, o co pytają klienci. Odpowiedzi trafiają na stronę /faq.',
    'entities.faq-item-new': 'Nowe pytanie',
  },
  en: {
    'studio.kind-faq-item': 'Question and answer',
    'entities.faq-item-title': 'Questions and answers',
    'entities.faq-item-lead': 'What customers ask. The answers are shown on the page /faq.',
    'entities.faq-item-new': 'New question',
  },
};
