import type { Config } from '#server/config/config.ts';

/** What is printed once the site answers: where to go, and in the sandbox whom to sign in as. */
export function welcome(address: string, config: Config): string {
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
  return `${lines.join('\n')}\n\n`;
}
