import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from 'vitest';
import { buildStep, imports, lint, type Step, typecheck } from '../run/steps.ts';
import { type Copy, smallProject } from './copies.ts';
import type { Rows } from './rows.ts';
import { runScript } from './run-script.ts';

/** A script that is a step of `npm test`: that run starts it, as long as both are the same command. */
const isStep = (script: string, step: Step) => async () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const command = step.command.join(' ');
  // A step may add how its output is written.
  expect(`${command} `.startsWith(`${scripts[script]} `), `npm run ${script} is ${command}`).toBe(true);
};

/** A project with one module and its test, and the scripts that check this one. */
const checkedProject = (): Copy =>
  smallProject(
    {
      'money/add.ts': 'export const add = (a: number, b: number): number => a + b;\n',
      'money/add.test.ts': `import { expect, test } from 'vitest';\nimport { add } from './add.ts';\n\ntest('adds', () => expect(add(1, 2)).toBe(3));\n`,
      'vitest.config.ts': 'export default {};\n',
      'tsconfig.json': readFileSync('tsconfig.json', 'utf8').replace(
        /"include": \[[^\]]*\]/,
        '"include": ["money"]',
      ),
    },
    ['package.json', 'package-lock.json', 'biome.json', 'knip.json', '.gitignore', 'scripts'],
  );

/** Does something in such a project, which is removed afterwards. */
async function inProject(act: (folder: string) => Promise<void>): Promise<void> {
  const project = checkedProject();
  try {
    await act(project.folder);
  } finally {
    project.remove();
  }
}

/** The commands that check the project. */
export const checkRows: Rows = {
  build: isStep('build', buildStep),
  typecheck: isStep('typecheck', typecheck),
  lint: isStep('lint', lint),
  imports: isStep('imports', imports),

  browser: async () => {
    const { code, output } = await runScript('browser');
    expect([code, output]).toEqual([0, expect.stringMatching(/\nChromium \d+\.[\d.]+\n/)]);
    const program = output.trimEnd().split('\n').at(-1) ?? '';
    expect(execFileSync(program, ['--version'], { encoding: 'utf8' })).toMatch(/Chrom/);
  },

  'test:seeds': async () => {
    const { code, output } = await runScript('test:seeds', {
      args: ['--seeds', '2', 'scripts/run/progress'],
    });
    expect([code, output]).toEqual([0, expect.stringMatching(/\n1 files, 2 seeds from \d+\n/)]);
    expect(output).toMatch(/\n 100 % {2}1 of 1 files, 1 tests, 0 failed\n/);
    expect(await runScript('test:seeds', { args: ['no-such-file'] })).toMatchObject({
      code: 2,
      output: expect.stringContaining('No test file with a property is called like no-such-file.'),
    });
    const unknown = await runScript('test:seeds', { args: ['--nonsense'] });
    expect([unknown.code, unknown.output]).toEqual([
      2,
      expect.stringMatching(/This command knows --seeds, --from\.\n$/),
    ]);
    expect(unknown.output).not.toMatch(/^\s+at /m);
  },

  // A site cannot be built of one module: what is left is run all the same, and the last line is the sum.
  test: () =>
    inProject(async (cwd) => {
      const { code, output } = await runScript('test', { cwd });
      expect(code).toBe(1);
      expect(output).toMatch(/\nFAILED build /);
      expect(output).toMatch(/\nok {5}types /);
      expect(output).toMatch(/\nok {5}unit and contract tests /);
      expect(output).toMatch(/\nFAILED browser tests [\s\S]*Not run, because the build failed/);
      expect(output).toMatch(/\n\d+ passed, \d+ failed\n$/);
    }),

  verify: () =>
    inProject(async (cwd) => {
      const git = (...args: string[]) =>
        execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], { cwd });
      git('init', '-q');
      git('add', '-A');
      git('commit', '-qm', 'first');
      writeFileSync(
        join(cwd, 'money/add.ts'),
        'export const add = (a: number, b: number): string => a + b;\n',
      );
      const { code, output } = await runScript('verify', { cwd });
      expect(code).toBe(1);
      expect(output).toMatch(/money\/add\.ts\(1,\d+\): error TS2322/);
      expect(output).toMatch(/\nok {5}lint /);
      expect(output).toMatch(/\nok {5}unit and contract tests /);
      expect(output).toMatch(/\nleft to npm test: build, browser tests /);
    }),

  format: () =>
    inProject(async (cwd) => {
      const file = join(cwd, 'money/add.ts');
      const formatted = readFileSync(file, 'utf8');
      writeFileSync(file, formatted.replaceAll(' ', '  '));
      const { code, output } = await runScript('format', { cwd });
      expect([code, output]).toEqual([0, expect.stringMatching(/Fixed 1 file/)]);
      expect(readFileSync(file, 'utf8')).toBe(formatted);
    }),

  // The registry is one of the test's, which knows what it is asked for; what the real one knows changes every day.
  advisories: async ({ copy: cwd }) => {
    const advisory = {
      ...{ id: 1, url: 'https://example.org/1', title: 'lets anybody in', severity: 'critical' },
      vulnerable_versions: '*',
    };
    let answer: object = {};
    const registry = createServer(({ method, url = '/' }, response) => {
      // What versions a package with an advisory has.
      const versions = { name: decodeURIComponent(url.slice(1)), versions: {}, 'dist-tags': {} };
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(method === 'POST' ? answer : versions));
    }).listen(0, '127.0.0.1');
    await once(registry, 'listening');
    const { port } = registry.address() as AddressInfo;
    const env = { npm_config_registry: `http://127.0.0.1:${port}/`, npm_config_fetch_retries: '0' };
    try {
      expect(await runScript('advisories', { cwd, env })).toMatchObject({
        code: 0,
        output: expect.stringContaining('found 0 vulnerabilities'),
      });
      answer = { fastify: [advisory] };
      expect(await runScript('advisories', { cwd, env })).toMatchObject({
        code: 1,
        output: expect.stringContaining('lets anybody in'),
      });
    } finally {
      registry.close();
      registry.closeAllConnections();
    }
    const { code, output } = await runScript('advisories', { cwd, env });
    expect([code, output]).toEqual([1, expect.stringContaining('ECONNREFUSED')]);
  },

  sbom: async ({ copy: cwd }) => {
    const { code, output } = await runScript('sbom', { cwd, args: ['--package-lock-only'] });
    expect(code).toBe(0);
    const { bomFormat, components } = JSON.parse(output.slice(output.indexOf('{')));
    expect([bomFormat, components.length > 100]).toEqual(['CycloneDX', true]);
  },
};
