import { expect, test } from '../fixtures.ts';

/*
 * A browser reads an answer only when it has sent its request whole. So whoever refuses an upload early has to take the
 * rest of it all the same, or the person waits for ever.
 */

test('[sec 32] an upload that is refused is answered, and the next call goes on', async ({ page, quiet }) => {
  await page.goto('/faq');
  quiet.expectMessage(/40[134]|413|422/);
  const answers = await page.evaluate(async () => {
    const send = async (path: string, megabytes: number) => {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(megabytes * 1024 * 1024)]), 'scan.pdf');
      const headers = { 'X-Requested-With': 'mozaika' };
      const answer = await fetch(path, { method: 'POST', body, headers });
      const { error } = (await answer.json()) as { error?: { message?: string } };
      return [answer.status, typeof error?.message] as const;
    };
    return {
      // 15 MB where two are the limit; for a form that is not there; by somebody who is not signed in; above every limit.
      tooLarge: await send('/v2/loan/feedback', 15),
      unknownForm: await send('/v2/forms/no-such-form/files', 15),
      signedOut: await send('/v2/system/customers/account/profile-update/personal/files', 15),
      aboveAll: await send('/v2/forms/no-such-form/files', 60),
      after: (await fetch('/v2/system/languages')).status,
    };
  });
  expect(answers).toEqual({
    tooLarge: [413, 'string'],
    unknownForm: [404, 'string'],
    signedOut: [401, 'string'],
    aboveAll: [413, 'string'],
    after: 200,
  });
});
