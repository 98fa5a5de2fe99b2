import { parentPort } from 'node:worker_threads';
import { compileDefinition } from '#engine/forms/compile-definition.ts';

// Compiles definitions of forms, one at a time, away from the thread that answers requests.
parentPort?.on('message', (raw: unknown) => parentPort?.postMessage(compileDefinition(raw)));
