import { describe, expect, test } from 'vitest';
import { contentHistory } from '../content/tables.ts';
import { acceptedDocuments } from '../customers/account/accepted-documents.ts';
import { consentsIn, storeConsents } from '../customers/account/consents.ts';
import { defaultForms } from '../customers/account/default-forms/default-forms.ts';
import { customerConsent } from '../customers/account/tables.ts';
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

    test('[truth] a document is accepted once, and again when its page was published since', async () => {
      const { orm, close } = await backend.openDatabase();
      const added = await createCustomerStore(orm).add({
        email: 'd@new.example',
        firstname: 'D',
        lastname: 'E',
        group: 'personal',
      });
      const id = added?.id ?? '';
      const day = (date: number) => new Date(Date.UTC(2026, 2, date));
      const given = (document: string | null) => ({
        form: 'registration',
        field: 'consent',
        text: `I accept ${document}`,
        document,
        locale: 'en',
      });
      await storeConsents(orm, id, [given('/terms'), given('/privacy'), given(null)], day(3));
      const happened = (key: string, action: 'change' | 'publish', at: Date) =>
        orm.insert(contentHistory).values({ kind: 'page', key, locale: '', version: 1, action, at, by: 'e' });
      await happened('terms', 'publish', day(2));
      await happened('privacy', 'change', day(4));
      const accepted = async () => (await acceptedDocuments(orm, id)).map(({ document }) => document).sort();
      expect(await accepted()).toEqual(['/privacy', '/terms']);
      await happened('terms', 'publish', day(5));
      expect(await accepted()).toEqual(['/privacy']);
      await storeConsents(orm, id, [given('/terms')], day(6));
      expect(await accepted()).toEqual(['/privacy', '/terms']);
      await close();
    });
  });
});
