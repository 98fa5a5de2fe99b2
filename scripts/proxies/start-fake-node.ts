import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A node of {@link file://./fake-node.ts} in its process. */
export interface FakeNode {
  /** Requests it has read, such as `GET /page`. */
  readonly seen: () => readonly string[];
  /** Resolves when `seen` has all it was sent so far. */
  caughtUp(): Promise<void>;
  /** Asks it itself, past any proxy. */
  tell(path: string): Promise<void>;
  /** Resolves when it has been found unready so often, once it was told `/unready`. */
  foundUnready(times: number): Promise<void>;
  /** Freezes it: connections are taken by the system, and nobody answers. */
  freeze(): void;
  thaw(): void;
  kill(): Promise<void>;
}

export async function startFakeNode(name: string, port: number): Promise<FakeNode> {
  const child = spawn(process.execPath, ['scripts/proxies/fake-node.ts', name, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const listening = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      output += part.toString();
      if (output.startsWith('listening')) resolve();
    });
    child.once('exit', () => reject(new Error(`the fake node ${name} ended`)));
  });
  // A test that fails never comes to end it.
  const orphan = () => child.kill('SIGKILL');
  process.once('exit', orphan);
  await listening;
  let marks = 0;
  const seen = () => output.split('\n').slice(1, -1);
  const tell = async (path: string): Promise<void> => {
    await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  };
  const until = async (isSo: () => boolean): Promise<void> => {
    while (!isSo()) await once(child.stdout, 'data');
  };
  return {
    seen,
    tell,
    caughtUp: async () => {
      marks += 1;
      const mark = `/mark-${marks}`;
      await tell(mark);
      await until(() => seen().includes(`GET ${mark}`));
    },
    foundUnready: (times) => until(() => seen().filter((one) => one === 'GET /readyz').length >= times),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    kill: async () => {
      process.off('exit', orphan);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
