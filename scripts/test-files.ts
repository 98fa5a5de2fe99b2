/** Where unit and contract tests stand: beside the code, and those that run on every database. */
export const testFiles: readonly string[] = ['**/*.test.{ts,tsx}', 'server/**/*.suite.ts'];

/**
 * Tests that open the whole product, so that nearly every change would run them: `npm run verify` leaves them to `npm test`
 * unless one of them is what was changed.
 */
export const wholeProduct = 'whole product';
export const wholeProductTests = '**/*.whole.{test,suite}.{ts,tsx}';
export const opensWholeProduct = (path: string): boolean => /\.whole\.(test|suite)\.tsx?$/.test(path);
