import module from 'node:module';
import { workerData } from 'piscina';

// First of a thread's imports: what one start has compiled, the next one need not, and a thread does not inherit that.
if (typeof workerData?.compiled === 'string') module.enableCompileCache?.(workerData.compiled);
