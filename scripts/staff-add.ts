import { text } from 'node:stream/consumers';
import { emailPattern } from '../schemas/contact-patterns.ts';
import { leastStaffPassword } from '../schemas/studio/staff-account.ts';
import { parseOptions } from './parse-options.ts';
import { type Platform, withPlatform } from './with-platform.ts';
import { stop } from './with-server-code.ts';

const usage =
  'Usage: echo "password" | npm run staff:add -- --email ada@example.org --name "Ada Nowak" --role agent|author|publisher|admin';
const roles = ['agent', 'author', 'publisher', 'admin'] as const;

/* Adds a member of staff, above all the first one in production, where no account is seeded. */
const { values } = parseOptions({
  options: { email: { type: 'string' }, name: { type: 'string' }, role: { type: 'string' } },
});
const { email, name } = values;
const role = roles.find((one) => one === values.role);
const given = (option: string, value: string | undefined): string =>
  value === undefined ? `--${option} is not given` : `--${option} is ${JSON.stringify(value)}`;
const problems = [
  !new RegExp(emailPattern).test(email ?? '') && `${given('email', email)}: expected an e-mail address.`,
  !name?.trim() && `${given('name', name)}: expected the name that others see.`,
  !role &&
    `${given('role', values.role)}: expected ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(roles)}.`,
].filter((problem) => problem !== false);

if (problems.length > 0 || !email || !name || !role) stop([...problems, usage].join('\n'));
else {
  const password = (await text(process.stdin)).trim();
  if (password.length < leastStaffPassword)
    stop(`The password on standard input must have at least ${leastStaffPassword} characters.`);
  else await add({ email, name, role, password });
}

async function add(account: Parameters<Platform['addStaff']>[0]): Promise<void> {
  await withPlatform('staff-add', async (platform) => {
    if (await platform.addStaff(account)) console.log(`${account.email} may sign in as ${account.role}.`);
    else stop(`${account.email} has an account already.`);
  });
}
