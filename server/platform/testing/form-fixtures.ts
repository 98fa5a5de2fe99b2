import type { FormDefinition, FormField } from '#schemas/form.ts';
import type { SiteExport } from '../content/seed.ts';
import { fixtureSite } from './fixture-site.ts';

const required = { type: 'required', error_message: 'Potrzebne.' };
const file = (alias: string, rules: FormField['validation_rules'] = []): FormField => ({
  alias,
  type: 'file',
  title: alias,
  validation_rules: rules,
});

/** A form with what submissions, files and hints are asked about. */
export const contactForm: FormDefinition = {
  alias: 'contact',
  title: 'Kontakt',
  button_text: 'Wyślij',
  success_title: 'Mamy to',
  success_text: 'Odpiszemy jutro.',
  groups: [
    {
      alias: 'all',
      fields: [
        { alias: 'email', type: 'email', title: 'E-mail', validation_rules: [required, { type: 'email' }] },
        {
          alias: 'text',
          type: 'textarea',
          title: 'Treść',
          validation_rules: [{ type: 'maxLength', value: 500 }],
        },
        {
          alias: 'topic',
          type: 'select',
          title: 'Temat',
          values: [
            { key: 'other', value: 'Inny' },
            { key: 'contract', value: 'Umowa' },
          ],
        },
        {
          alias: 'number',
          type: 'text',
          title: 'Numer umowy',
          bindings: [{ type: 'show', when: [{ field: 'topic', operator: 'equals', value: 'contract' }] }],
        },
        { alias: 'work', type: 'select', title: 'Praca', lookup: 'employment' },
        { alias: 'city', type: 'autocomplete', title: 'Miasto', hints: 'polish-cities' },
        { alias: 'odd', type: 'autocomplete', title: 'Inne', hints: 'no-such-source' },
        file('files'),
        file('scan', [{ type: 'mimeTypes', value: ['jpeg', 'png'] }]),
        file('svg', [{ type: 'mimeTypes', value: ['image/svg+xml', 'text/html', 'application/zip'] }]),
        file('small', [{ type: 'maxSize', value: 2000 }]),
        file('letters', [{ type: 'mimeTypes', value: ['msword'] }]),
      ],
    },
  ],
};

const english: FormDefinition = { ...contactForm, title: 'Contact', success_title: 'We have it' };
const form = (key: string, locale: string, data: FormDefinition) => ({
  kind: 'form' as const,
  key,
  locale,
  data,
});

/** The fixture site with forms, one of them the customer system's. */
export const siteWithForms: SiteExport = {
  name: 'forms',
  entries: [
    ...fixtureSite.entries,
    form('contact', 'pl', contactForm),
    form('contact', 'en', english),
    form('other', 'pl', { ...contactForm, alias: 'other' }),
    form('login', 'pl', { ...contactForm, alias: 'login' }),
    form('profile-update-partner', 'pl', { ...contactForm, alias: 'profile-update-partner' }),
    {
      kind: 'lookup',
      key: 'employment',
      locale: 'pl',
      data: [
        { uuid: 'w1', name: 'Umowa o pracę' },
        { uuid: 'w2', name: 'Emerytura' },
      ],
    },
  ],
};
