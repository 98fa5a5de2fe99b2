import type { FormDefinition } from '#schemas/form.ts';

/**
 * Compiled once when the server starts: the thread, the compiler and the judge of patterns are loaded by it, so that the
 * first visitor of a form does not wait for them.
 */
export const warmUpForm: FormDefinition = {
  alias: 'warm-up',
  title: 'Warm-up',
  button_text: 'Send',
  groups: [
    {
      alias: 'one',
      fields: [
        {
          alias: 'word',
          type: 'text',
          title: 'Word',
          validation_rules: [{ type: 'regex', value: '^[a-z]+( [a-z]+)*$' }],
        },
      ],
    },
  ],
};
