import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter } from 'node:path';

export interface ScriptOptions {
  readonly args?: readonly string[];
  /** The working folder; the checkout when not given. */
  readonly cwd?: string;
  /** Variables over those of a shell. */
  readonly env?: Readonly<Record<string, string>>;
  /** What is written to its standard input. */
  readonly input?: string;
}

/** A script of package.json that runs as a person started it. */
export interface RunningScript {
  /** What it wrote so far, both streams as they came. */
  readonly output: () => string;
  /** Waits until it has written something that matches. */
  readonly says: (pattern: RegExp) => Promise<void>;
  /** Sends a signal to npm alone, as a supervisor does, or to all of its processes, as a terminal does at Ctrl+C. */
  readonly signal: (signal: NodeJS.Signals, to: 'npm' | 'all') => void;
  /** Resolves with the exit code of npm, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
  /** Whether a process of it is there still: npm, or what npm or its script started. */
  readonly isAnyLeft: () => boolean;
}

const ofShells = [
  ...['HOME', 'USER', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'XDG_CACHE_HOME'],
  // Where the browser of the run is.
  ...['CHROMIUM_PATH', 'PLAYWRIGHT_BROWSERS_PATH'],
];

/** The variables a shell would have: none of Vitest's, npm's or Vite's, which make a start from inside a test another one. */
function shellVariables(): Record<string, string> {
  const path = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);
  const others = ofShells.map((name) => [name, process.env[name]]).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(others), PATH: path, npm_config_update_notifier: 'false' };
}

const running = new Set<ChildProcess>();

/** Starts `npm run <script>` in a process group of its own. */
export function startScript(script: string, options: ScriptOptions = {}): RunningScript {
  const { args = [], cwd = process.cwd(), env = {}, input } = options;
  const child = spawn('npm', ['run', script, ...(args.length > 0 ? ['--', ...args] : [])], {
    cwd,
    env: { ...shellVariables(), ...env },
    detached: true,
  });
  running.add(child);
  child.stdin.end(input);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      child.emit('said');
    });
  const ended = once(child, 'exit').then(([code, signal]) => code ?? signal);
  return {
    output: () => output,
    says: async (pattern) => {
      while (!pattern.test(output)) {
        const next = await Promise.race([once(child, 'said').then(() => 'more'), ended]);
        if (next !== 'more' && !pattern.test(output))
          throw new Error(`npm run ${script} ended with ${next} before it said ${pattern}:\n${output}`);
      }
    },
    signal: (signal, to) => void process.kill(to === 'npm' ? idOf(child) : -idOf(child), signal),
    ended,
    isAnyLeft: () => isGroupThere(child),
  };
}

/** Runs `npm run <script>` to its end, with all that it wrote. */
export async function runScript(
  script: string,
  options: ScriptOptions = {},
): Promise<{ code: number | NodeJS.Signals | null; output: string }> {
  const started = startScript(script, options);
  const code = await started.ended;
  return { code, output: started.output() };
}

/** Ends what a failed test has left running. */
export function endScripts(): void {
  for (const child of running) if (isGroupThere(child)) process.kill(-idOf(child), 'SIGKILL');
  running.clear();
}

const idOf = ({ pid }: ChildProcess): number => {
  if (pid === undefined) throw new Error('npm could not be started');
  return pid;
};

function isGroupThere(child: ChildProcess): boolean {
  try {
    return process.kill(-idOf(child), 0);
  } catch {
    return false;
  }
}
