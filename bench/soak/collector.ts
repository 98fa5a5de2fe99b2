import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** Has a node collect its garbage, so that what it holds is seen, and not when it last collected by itself. */
export interface Collector {
  readonly collect: () => Promise<void>;
  readonly close: () => void;
}

/** Speaks with the inspector of a node that was started with `--inspect` on this port. */
export async function openCollector(port: number): Promise<Collector> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const [target] = targets;
  if (!target) throw new Error('The node has no inspector.');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const waiting = new Map<number, () => void>();
  socket.on('message', (bytes) => {
    const { id } = JSON.parse(bytes.toString()) as { id?: number };
    if (id !== undefined) waiting.get(id)?.();
  });
  let asked = 0;
  const collectOnce = () =>
    new Promise<void>((resolve) => {
      asked += 1;
      waiting.set(asked, resolve);
      socket.send(JSON.stringify({ id: asked, method: 'HeapProfiler.collectGarbage' }));
    });
  return {
    collect: async () => {
      // What a first collection finalizes, a second frees.
      await collectOnce();
      await pause(50);
      await collectOnce();
    },
    close: () => socket.close(),
  };
}
