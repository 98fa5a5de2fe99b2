import { defineConfig } from 'drizzle-kit';

/** `drizzle-kit generate` compares the tables with the migrations so far and writes the next one. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/platform/**/tables.ts',
  out: './server/platform/base/migrations',
});
