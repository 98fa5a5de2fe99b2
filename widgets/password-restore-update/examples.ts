import type { WidgetExample } from '#registry/widget.ts';
import { emailField, passwordField, sampleForm, textField } from '#ui/account/sample-form.ts';
import type { PasswordRestoreUpdateProps } from './props.ts';

const form = sampleForm(
  { kind: 'update-access' },
  {
    button: 'Zapisz hasło',
    fields: [
      emailField,
      textField('code', 'Kod z wiadomości'),
      passwordField('password', 'Nowe hasło'),
      passwordField('password_repeat', 'Powtórz hasło'),
    ],
  },
);

export const examples: WidgetExample<PasswordRestoreUpdateProps>[] = [
  { name: 'normal', title: 'The form', props: {}, data: { form } },
  {
    name: 'long',
    title: 'Long words',
    props: {
      title: 'Ustaw nowe hasło do konta pożyczkobiorczyni lub pożyczkobiorcy Mozaiki',
      lead: 'Dobre hasło jest długie i używasz go tylko u nas. Najłatwiej zapamiętać kilka przypadkowych słów, a najwygodniej powierzyć hasło menedżerowi haseł w przeglądarce lub telefonie.',
    },
    data: { form },
  },
  { name: 'minimal', title: 'An empty heading', props: { title: '', lead: '' }, data: { form } },
  { name: 'broken', title: 'The form is missing', props: {}, data: { form: null } },
];
