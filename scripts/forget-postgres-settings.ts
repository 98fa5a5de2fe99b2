/**
 * Removes what the shell says of PostgreSQL connections (`PGSSLMODE`, `PGOPTIONS`, `PGHOST`, …): tests connect to servers of their own,
 * and every client library reads these variables where an address leaves something open.
 */
export function forgetPostgresSettings(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(env)) if (/^PG[A-Z]+$/.test(name)) delete env[name];
}
