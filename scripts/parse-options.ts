import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The options of a command. What it does not know ends the command with 2 and a sentence; Node would print a stack. */
export function parseOptions<Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const known = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    console.error(
      `${error instanceof Error ? error.message : error}\nThis command knows ${known.join(', ')}.`,
    );
    process.exit(2);
  }
}
