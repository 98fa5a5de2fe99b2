import { describe, expect, test } from 'vitest';
import { consentsIn, storeConsents } from '../account/consents.ts';
import { defaultForms } from '../account/default-forms/default-forms.ts';
import { customerConsent } from '../account/tables.ts';
import { createCustomerStore } from '../customers/customer-store.ts';
import { onBackends } from './on-backends.ts';

/** What a customer agreed to, as it is kept. */
onBackends((backend) => {
  describe('stored consents', () => {
    test('[issue 4] are the words that were read, with the time', async () => {
      const database = await backend.openDatabase();
      const added = await createCustomerStore(database.orm).add({
        email: 'c@new.example',
        firstname: 'C',
        lastname: 'D',
        group: 'personal',
      });
      const definition = defaultForms.registration('en');
      const given = consentsIn(definition, { consent_terms: true, consent_marketing: false }, 'en');
      const at = new Date(Date.UTC(2026, 2, 3));
      await storeConsents(database.orm, added?.id ?? '', given, at);
      expect(await database.orm.select().from(customerConsent)).toEqual([
        expect.objectContaining({
          form: 'registration',
          field: 'consent_terms',
          text: 'I accept the terms and know how my data is processed.',
          locale: 'en',
          givenAt: at,
        }),
      ]);
      await database.close();
    });
  });
});
