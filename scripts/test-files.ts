/** Where unit and contract tests stand: beside the code, and those of the platform that run on both databases. */
export const testFiles: readonly string[] = ['**/*.test.{ts,tsx}', 'server/platform/**/*.suite.ts'];
