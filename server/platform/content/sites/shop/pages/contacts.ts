import type { PageDocument } from '#schemas/page.ts';
import { block, picture } from '../../block.ts';
import { company } from '../company.ts';
import { agreement, application, complaint } from '../contact-texts.ts';
import { callbackForm } from '../lead-forms.ts';

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
        first: [
          block('channels', 'contacts', {
            title: 'Zadzwoń albo napisz',
            organisation: company.name,
            channels: [
              { kind: 'phone', value: company.phone, note: 'Opłata jak za zwykłe połączenie' },
              { kind: 'email', value: company.email, note: 'Odpowiadamy w ciągu jednego dnia roboczego' },
              { kind: 'hours', value: company.hours, machineHours: 'Mo-Fr 08:00-20:00, Sa 09:00-15:00' },
              { kind: 'address', value: company.address },
              {
                kind: 'sign-language',
                value: 'Tłumacz języka migowego online',
                href: '/deklaracja-dostepnosci',
                note: 'W godzinach pracy infolinii',
              },
            ],
          }),
        ],
        second: [
          block('writing', 'rich-text', {
            html: `
<h2>Zanim napiszesz</h2>
<p>Przygotuj numer umowy, jeśli ją masz. Na <a href="/reklamacje">reklamacje</a> odpowiadamy najpóźniej w 30 dni, zwykle w tydzień.</p>
<p>Masz umowę? <a href="/signin">Zaloguj się</a> i napisz w wiadomościach. Nie musisz wtedy podawać danych, żebyśmy mogli pomóc.</p>
`.trim(),
          }),
        ],
      },
    ),
    block('message', 'form', { form: 'contact' }),
    block('branches', 'branch-map', {
      title: 'Oddziały',
      lead: 'Przyjdź bez umawiania. Każdy oddział jest dostępny bez schodów.',
    }),
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
        second: [callbackForm],
      },
    ),
    block('company', 'view-block', { key: 'company-data' }),
  ],
};
