import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { addParts, type FileTime, type SuiteTimes, type TestTime } from './suite-times.ts';
import { unitTimes } from './times-files.ts';

/** Writes what unit tests took; Vitest's own JSON leaves out the time in which modules are read. */
export default class UnitTimesReporter implements Reporter {
  #began = Date.now();
  #slots = 1;

  onInit({ config }: Vitest): void {
    this.#slots = config.maxWorkers;
  }

  onTestRunStart(): void {
    this.#began = Date.now();
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const times: SuiteTimes = {
      wallMs: Date.now() - this.#began,
      startMs: 0,
      slots: this.#slots,
      workers: [],
      files: modules.map(fileTime),
      tests: modules.flatMap(testTimes),
      purposes: addParts(modules.map(purposes)),
      inspections: {},
    };
    mkdirSync(dirname(unitTimes), { recursive: true });
    writeFileSync(unitTimes, JSON.stringify(times));
  }
}

const pathOf = ({ moduleId }: TestModule): string => relative(process.cwd(), moduleId);

function purposes(module: TestModule) {
  const times = module.diagnostic();
  return {
    tests: times.duration,
    'reading modules': times.collectDuration + times.setupDuration,
    'starting workers': times.prepareDuration + times.environmentSetupDuration,
  };
}

function fileTime(module: TestModule): FileTime {
  return {
    file: pathOf(module),
    tests: [...module.children.allTests()].length,
    ms: Object.values(purposes(module)).reduce((total, ms) => total + ms, 0),
  };
}

const testTimes = (module: TestModule): TestTime[] =>
  [...module.children.allTests()].map((test) => ({
    file: pathOf(module),
    title: test.fullName,
    ms: test.diagnostic()?.duration ?? 0,
  }));
