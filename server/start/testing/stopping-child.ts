import '../outlive-readers.ts';

/* Stops as the product does, with nothing behind it. */
const { stopForTest } = await import('./stop-for-test.ts');
await stopForTest();
