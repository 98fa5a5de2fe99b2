import type { PageDocument } from '#schemas/page.ts';
import { block, picture } from '../../block.ts';
import { agreement, application, complaint } from '../contact-texts.ts';

export const contacts: PageDocument = {
  alias: 'contacts',
  title: 'Kontakt',
  description: 'Telefon, e-mail i oddziały Mozaika Finanse w Warszawie, Krakowie i Gdańsku.',
  layout: 'default',
  blocks: [
    block('hero', 'hero', {
      title: 'Jesteśmy pod telefonem',
      lead: 'I pod trzema adresami. Wybierz, jak wolisz rozmawiać.',
      image: picture('headset'),
    }),
    block(
      'ways',
      'columns',
      { layout: 'equal' },
      {
        first: [block('contact-box', 'view-block', { key: 'contact-box' })],
        second: [
          block('writing', 'rich-text', {
            html: `
<h2>Napisz do nas</h2>
<p>Na e-maile odpowiadamy w ciągu jednego dnia roboczego, na reklamacje najpóźniej w 30 dni.</p>
<p>Listy: Mozaika Finanse sp. z o.o., ul. Kafelkowa 12, 00-999 Warszawa.</p>
<p>Masz umowę? <a href="/signin">Zaloguj się</a> i napisz w wiadomościach. Nie musisz wtedy podawać danych, żebyśmy mogli pomóc.</p>
`.trim(),
          }),
        ],
      },
    ),
    block('branches', 'custom-entity-list', { type: 'branch', title: 'Oddziały' }),
    block(
      'help',
      'columns',
      { layout: 'wide-first' },
      {
        first: [
          block(
            'subjects',
            'tabs',
            { title: 'W jakiej sprawie?', labels: ['Nowy wniosek', 'Umowa i spłata', 'Reklamacja'] },
            {
              tab1: [block('subject-application', 'rich-text', { html: application })],
              tab2: [block('subject-agreement', 'rich-text', { html: agreement })],
              tab3: [block('subject-complaint', 'rich-text', { html: complaint })],
            },
          ),
        ],
        second: [block('map', 'image', { image: picture('map') })],
      },
    ),
    block('company', 'view-block', { key: 'company-data' }),
  ],
};
