import { once } from 'node:events';
import { sandboxPassword } from '../base/secrets/sandbox-accounts.ts';
import { takesNoForms } from '../content/forms/form-checker.ts';
import { createPlatform } from '../platform.ts';
import { cheapHash } from './cheap-hash.ts';

export interface PublishingOrders {
  /** Folder of the data. */
  readonly dataDir: string;
  /** Beginning of the keys of its pages. */
  readonly prefix: string;
}

/** Publishes pages without end, and says each one once it was acknowledged. Killed in the middle of it. */
async function work(): Promise<void> {
  const [line] = await once(process.stdin, 'data');
  const { dataDir, prefix } = JSON.parse(String(line)) as PublishingOrders;
  const platform = await createPlatform({
    dataDir,
    product: 'loan',
    sandbox: true,
    checkForm: takesNoForms,
    hashPassword: cheapHash,
    logger: false,
  });
  const call = async (url: string, payload: object, headers: Record<string, string> = {}) =>
    (await platform.app.inject({ method: 'POST', url, payload, headers })).json().data;
  const { token } = await call('/v2/system/staff/login', {
    email: 'admin@example.com',
    password: sandboxPassword,
  });
  const headers = { authorization: `Bearer ${token}` };
  const next = async (index: number): Promise<void> => {
    const key = `${prefix}-${index}`;
    await call(
      '/v2/system/manage/pages',
      { key, data: { alias: key, title: key, layout: 'default', blocks: [] } },
      headers,
    );
    const { status } = await call(`/v2/system/manage/pages/${key}/publish`, {}, headers);
    if (status === 'published') process.stdout.write(`${key}\n`);
    return next(index + 1);
  };
  await next(0);
}

await work();
