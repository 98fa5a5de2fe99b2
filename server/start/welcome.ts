import type { Config } from '#server/config/config.ts';
import { sandboxAccounts, sandboxPassword } from '#server/platform/base/secrets/sandbox-accounts.ts';
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

export interface Welcome {
  /** Where the site answers. */
  readonly address: string;
  readonly config: Config;
  /** What has to be done before anybody can use it. */
  readonly steps: readonly FirstStep[];
  /** How long the start took. */
  readonly ms: number;
}

/**
 * What is printed once the site answers: where to go, in the sandbox as whom to sign in, and what has to be done before
 * anybody can use it.
 */
export function welcome({ address, config, steps, ms }: Welcome): string {
  const lines = ['', `  Mozaika runs at ${address}`, `  Started in ${(ms / 1000).toFixed(1)} s.`];
  if (config.mode === 'sandbox')
    lines.push(
      '',
      `  Studio   ${address}/studio`,
      `  Gallery  ${address}/dev-examples/component-examples`,
      `  Outbox   ${address}/dev-examples/outbox`,
      '',
      `  Staff of the Studio:         ${sandboxAccounts.map(({ email }) => email).join(', ')}`,
      '  Customers, at /signin:       nothing@example.com, filling-form@example.com, contract@example.com',
      `  Password of all of them:     ${sandboxPassword}`,
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
