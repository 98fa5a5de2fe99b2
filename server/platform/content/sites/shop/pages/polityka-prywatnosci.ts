import type { PageDocument } from '#schemas/page.ts';
import { block } from '../../block.ts';
import { consentQuestion } from '../consent-question.ts';
import { privacy } from '../legal/privacy.ts';

export const privacyPage: PageDocument = {
  alias: 'polityka-prywatnosci',
  title: 'Polityka prywatności',
  description: 'Jak Mozaika Finanse przetwarza dane osobowe, na jakiej podstawie i jak długo.',
  layout: 'default',
  blocks: [
    block('title', 'hero', {
      title: 'Polityka prywatności',
      lead: 'Co wiemy o Tobie, po co nam to i jak możesz to zmienić.',
    }),
    block('crumbs', 'breadcrumbs', {
      items: [{ title: 'Polityka prywatności', link: '/polityka-prywatnosci' }],
    }),
    block('text', 'rich-text', { html: privacy }),
    block('your-choice', 'cookie-consent', { ...consentQuestion, placement: 'inline' }),
    block('contact', 'view-block', { key: 'contact-box' }),
  ],
};
