import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentFile } from '#schemas/lending/contract.ts';
import { idempotencyHeader } from '#schemas/lending/payments.ts';
import { sandboxPassword } from '../base/secrets/sandbox-accounts.ts';
import { sandboxCustomers } from '../customers/sandbox-customers.ts';
import type { Platform } from '../platform.ts';
import { accountAsking, bearerOf } from './ask-account.ts';
import { addressesOf } from './ask-customer.ts';
import { onBackends } from './on-backends.ts';
import { readPdf } from './read-pdf.ts';

const base = '/v2/loan';
const email = 'show-contract@example.com';

/** Documents as they are downloaded. */
onBackends((backend) => {
  describe('documents', () => {
    let platform: Platform;
    let asking: ReturnType<typeof accountAsking>;
    let time = Date.UTC(2026, 10, 21, 9);
    beforeAll(async () => {
      platform = await backend.open({ now: () => time });
      asking = accountAsking(platform, addressesOf('10.94'));
    });
    afterAll(() => platform.close());

    const signIn = async () => {
      const headers = bearerOf(await asking.logIn(email, sandboxPassword));
      const send = (path: string, payload?: object, more: Record<string, string> = {}) =>
        asking.send(`${base}${path}`, payload, { headers: { ...headers, ...more } });
      const list = async () =>
        ((await send('/contract/document/get')).body as unknown as { files: DocumentFile[] }).files;
      const download = (id: string, query = '') =>
        platform.app.inject({ url: `${base}/contract/document/${id}${query}`, headers });
      return { send, list, download };
    };
    const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

    test('[sec 32] [sec 37] a document is a PDF to save, exactly the bytes that were written down, and nobody keeps it', async () => {
      const { list, download } = await signIn();
      const files = await list();
      expect(files.map(({ kind }) => kind).toSorted()).toEqual(['contract', 'information-sheet', 'schedule']);
      for (const { id, size, sha256: recorded, file_name } of files) {
        const { statusCode, headers, rawPayload } = await download(id);
        expect(statusCode).toBe(200);
        expect(headers).toMatchObject({
          'content-type': 'application/pdf',
          'content-length': String(size),
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
          'content-security-policy': "default-src 'none'; sandbox",
        });
        expect(file_name).toMatch(/^[a-z-]+-U-2026-\d{6}-2026-11-21\.pdf$/);
        expect(headers['content-disposition']).toBe(
          `attachment; filename="${file_name}"; filename*=UTF-8''${file_name}`,
        );
        expect([rawPayload.length, sha256(rawPayload)]).toEqual([size, recorded]);
        const text = rawPayload.toString('latin1');
        expect([text.slice(0, 5), text.trimEnd().slice(-5)]).toEqual(['%PDF-', '%%EOF']);
        expect(readPdf(rawPayload).text).toContain('U/2026/');
      }
    });

    test('[issue 5] [truth] what was handed over stays as it was: after signing, days later, and when the contract is over', {
      timeout: 120_000,
    }, async () => {
      const { send, list, download } = await signIn();
      const kept = new Map<string, string>();
      /** Every document seen before is still there with the same bytes; new ones are remembered. */
      const look = async (language = '') => {
        const files = await list();
        expect(files.map(({ id }) => id)).toEqual(expect.arrayContaining([...kept.keys()]));
        for (const { id, sha256: recorded } of files) {
          const { rawPayload } = await download(id, language);
          expect(sha256(rawPayload)).toBe(kept.get(id) ?? recorded);
          kept.set(id, recorded);
        }
        return files.map(({ kind }) => kind).toSorted();
      };
      await look();
      const phone = sandboxCustomers.find((one) => one.email === email)?.phone ?? '';
      await send('/code/generate', { purpose: 'step-up', action: 'contract.sign' });
      const code = await asking.codeTo(phone);
      const agreed = { code, sheet_received: true, accepts_contract: true };
      const signed = await send('/contract/sign', agreed, { [idempotencyHeader]: randomUUID() });
      expect(signed.status).toBe(200);
      const afterSigning = await look('?language=en');
      expect(afterSigning).toEqual([
        'contract',
        'contract',
        'information-sheet',
        'schedule',
        'schedule',
        'statement',
      ]);
      // Drafts and what was signed can be told apart, by their names and by the names of their files ([truth]).
      const files = await list();
      expect(files.filter(({ draft }) => draft).map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['contract', 'schedule']),
      );
      expect(new Set(files.map(({ title }) => title)).size).toBe(files.length);
      expect(new Set(files.map(({ file_name }) => file_name)).size).toBe(files.length);
      // Asked again, nothing is written again.
      expect(await look()).toEqual(afterSigning);
      await send('/dev/decisions', { days: 10 });
      expect(await look()).toEqual(afterSigning);
      time += 24 * 3_600_000;
      const tomorrow = await signIn();
      expect((await tomorrow.list()).filter(({ kind }) => kind === 'statement')).toHaveLength(2);
      const withdrawn = await tomorrow.send(
        '/contract/withdrawal',
        { confirm: true },
        { [idempotencyHeader]: randomUUID() },
      );
      expect(withdrawn.status).toBe(200);
      for (const [id, recorded] of kept) {
        const { statusCode, rawPayload } = await tomorrow.download(id);
        expect([statusCode, sha256(rawPayload)]).toEqual([200, recorded]);
      }
    });
  });
});
