import { writeFile } from 'node:fs/promises';
import { describeConfig } from '#server/config/describe-config.ts';

/* Writes .env.example from the configuration's own schema. */
await writeFile('.env.example', describeConfig());
