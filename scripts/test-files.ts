/** Where unit and contract tests stand: beside the code, and those of the platform that run on both databases. */
export const testFiles: readonly string[] = ['**/*.test.{ts,tsx}', 'server/platform/**/*.suite.ts'];

/**
 * Tests that open the whole product, so that nearly every change would run them: `npm run verify` leaves them to `npm test`
 * unless one of them is what was changed.
 */
export const wholeProduct = 'whole product';
export const wholeProductTests = '**/*.whole.test.{ts,tsx}';
export const opensWholeProduct = (path: string): boolean => /\.whole\.test\.tsx?$/.test(path);
