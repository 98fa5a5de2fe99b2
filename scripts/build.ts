import { build } from './build/build.ts';

process.exitCode = await build(process.cwd());
