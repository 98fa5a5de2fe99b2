/** Scripts of package.json that serve: their processes are npm's own children (`exec`), with no shell in between. */
const servingScripts: readonly (string | undefined)[] = ['start', 'dev', 'dev:fake'];

/**
 * How often a signal that is sent once arrives at this process. npm passes signals on to the process of its script. A terminal
 * and a supervisor that stops a whole control group send them to both, so that one Ctrl+C arrives twice.
 */
export const signalsPerStop = (env: Readonly<Record<string, string | undefined>>): number =>
  servingScripts.includes(env['npm_lifecycle_event']) ? 2 : 1;
