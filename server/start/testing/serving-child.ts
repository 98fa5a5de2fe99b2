import '../outlive-readers.ts';

/* Serves as the product does, with nothing behind it; what it answers says how much was written. */
const { serveForTest } = await import('./serve-for-test.ts');
await serveForTest();
