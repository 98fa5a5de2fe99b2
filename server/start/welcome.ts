import type { Config } from '#server/config/config.ts';
import type { FirstStep } from '#server/platform/first-steps.ts';
import { costlySettings } from './costly-settings.ts';

/** How each of the first steps is taken. Commands that open a built-in database need it for themselves. */
const ways = (config: Pick<Config, 'databaseUrl'>): Readonly<Record<FirstStep, readonly string[]>> => ({
  staff: [
    `Add the first administrator${config.databaseUrl === undefined ? ' while the server is stopped' : ''}:`,
    '    echo "password" | npm run staff:add -- --email ada@example.org --name "Ada Nowak" --role admin',
  ],
  content: ['Sign in at /studio and import a site, the file of `npm run site:export`; or write one there.'],
});

/**
 * What is printed once the site answers: where to go, in the sandbox whom to sign in as, and what has to be done before
 * anybody can use it.
 */
export function welcome(address: string, config: Config, steps: readonly FirstStep[]): string {
  const lines = ['', `  Mozaika runs at ${address}`];
  if (config.mode === 'sandbox')
    lines.push(
      '',
      `  Studio           ${address}/studio`,
      `  Widgets          ${address}/dev-examples/component-examples`,
      `  Sign in          ${address}/signin`,
      `  Codes and links  ${address}/dev-examples/outbox`,
      `  Platform calls   ${address}/v2/docs`,
      '',
      '  Staff of the sandbox, for the Studio, password Mozaika-2026!:',
      '    agent@example.com      talks to customers',
      '    editor@example.com     writes drafts',
      '    publisher@example.com  publishes',
      '    admin@example.com      everything',
      '',
      '  Customers, same password: <status>@example.com, e.g. nothing@, filling-form@, contract@example.com',
    );
  const costly = costlySettings(config);
  if (costly.length > 0) lines.push('', '  What will hurt (docs/operations.md):');
  for (const { name, cost } of costly) lines.push(`    ${name} is ${cost}`);
  if (steps.length > 0) {
    const texts = ways(config);
    lines.push('', '  There is nothing to see yet. Next:');
    for (const [i, step] of steps.entries()) {
      const [first = '', ...rest] = texts[step];
      lines.push(`  ${i + 1}. ${first}`, ...rest);
    }
  }
  return `${lines.join('\n')}\n\n`;
}
