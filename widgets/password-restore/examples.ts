import type { WidgetExample } from '#registry/widget.ts';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import { emailField, sampleForm, textField } from '#ui/account/sample-form.ts';
import type { PasswordRestoreProps } from './props.ts';
import type { RestoreEntry } from './queries.ts';

const entry: RestoreEntry = {
  form: sampleForm({ kind: 'password-restore' }, { button: 'Wyślij kod', fields: [emailField] }),
  linkCall: sampleRef(),
};

export const examples: WidgetExample<PasswordRestoreProps>[] = [
  { name: 'normal', title: 'By e-mail address', props: {}, data: { entry } },
  {
    name: 'identity',
    title: 'By other details',
    props: { by: 'identity' },
    data: {
      entry: {
        ...entry,
        form: sampleForm(
          { kind: 'identification', name: 'personal' },
          {
            button: 'Wyślij kod',
            fields: [textField('phone', 'Numer telefonu'), textField('surname', 'Nazwisko')],
          },
        ),
      },
    },
  },
  {
    name: 'long',
    title: 'Long words',
    props: {
      title: 'Nie pamiętasz hasła do konta pożyczkobiorczyni lub pożyczkobiorcy?',
      lead: 'Podaj adres, który zapisano przy zakładaniu konta. Jeśli go znamy, w ciągu kilku minut przyjdzie wiadomość z kodem. Sprawdź też folder ze spamem.',
    },
    data: { entry },
  },
  { name: 'minimal', title: 'An empty heading', props: { title: '', lead: '' }, data: { entry } },
  { name: 'broken', title: 'The form is missing', props: {}, data: { entry: { ...entry, form: null } } },
];
