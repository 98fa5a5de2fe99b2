import type { FormDefinition } from '#schemas/form.ts';
import { field, options, required, rule, showWhen } from '../../field.ts';

/** The words of the contact form in one language. */
export interface ContactWords {
  readonly title: string;
  readonly lead: string;
  readonly button: string;
  readonly successTitle: string;
  readonly successText: string;
  readonly name: string;
  readonly nameError: string;
  readonly email: string;
  readonly emailError: string;
  readonly topic: string;
  readonly topicError: string;
  readonly topics: Readonly<Record<'loan' | 'agreement' | 'account' | 'other', string>>;
  readonly agreement: string;
  readonly agreementHint: string;
  readonly message: string;
  readonly messageHint: string;
  readonly messageShort: string;
  readonly messageLong: string;
  readonly files: string;
  readonly filesType: string;
  readonly filesSize: string;
  readonly filesCount: string;
  readonly consent: string;
  readonly consentError: string;
  readonly document: string;
}

/** The contact form of the sample site: the same questions in each language. */
export const contactForm = (words: ContactWords): FormDefinition => ({
  alias: 'contact',
  title: words.title,
  lead: words.lead,
  button_text: words.button,
  success_title: words.successTitle,
  success_text: words.successText,
  groups: [
    {
      alias: 'message',
      fields: [
        field('firstname', 'text', words.name, {
          autocomplete: 'given-name',
          width: 'half',
          validation_rules: [required(words.nameError), rule('maxLength', 60)],
        }),
        field('email', 'email', words.email, {
          placeholder: 'anna@example.com',
          autocomplete: 'email',
          width: 'half',
          error_message: words.emailError,
          validation_rules: [required(), rule('email')],
        }),
        field('topic', 'select', words.topic, {
          values: options(words.topics),
          validation_rules: [required(words.topicError)],
        }),
        field('agreement', 'text', words.agreement, {
          hint: words.agreementHint,
          validation_rules: [rule('maxLength', 30)],
          bindings: [showWhen('topic', 'agreement')],
        }),
        field('message', 'textarea', words.message, {
          hint: words.messageHint,
          error_message: words.messageShort,
          validation_rules: [required(), rule('minLength', 10), rule('maxLength', 3000, words.messageLong)],
        }),
        field('files', 'file', words.files, {
          validation_rules: [
            rule('mimeTypes', ['jpeg', 'png', 'pdf'], words.filesType),
            rule('maxSize', 5 * 1024 * 1024, words.filesSize),
            rule('maxFiles', 3, words.filesCount),
          ],
        }),
        field('consent_privacy', 'consent', words.consent, {
          document: { label: words.document, href: '/about' },
          validation_rules: [required(words.consentError)],
        }),
      ],
    },
  ],
});
