import { readdir } from 'node:fs/promises';

/** Figures of a node that must stay as they are while it works. */
export const series = {
  heap: { title: 'heap after a collection', unit: 'MB', perHour: 30 },
  outside: { title: 'memory outside of the heap', unit: 'MB', perHour: 30 },
  kept: { title: 'kept pages', unit: 'MB', perHour: 5 },
  resident: { title: 'resident memory', unit: 'MB', perHour: 60 },
  files: { title: 'open files and sockets of the process', unit: '', perHour: 20 },
  sockets: { title: 'open lines of the chat', unit: '', perHour: 5 },
  connections: { title: 'connections to the database', unit: '', perHour: 5 },
  handles: { title: 'active resources of Node', unit: '', perHour: 20 },
} as const;
export type Series = keyof typeof series;

const megabyte = 2 ** 20;

export interface Node {
  readonly pid: number;
  /** Where its metrics are read. */
  readonly metricsUrl: string;
  /** Asks the database how many connections it has. */
  readonly countConnections: () => Promise<number>;
}

/** Reads all series once, as an operator would from outside. */
export async function readOnce({
  pid,
  metricsUrl,
  countConnections,
}: Node): Promise<Readonly<Record<Series, number>>> {
  const [text, files, connections] = await Promise.all([
    fetch(metricsUrl).then((answer) => answer.text()),
    readdir(`/proc/${pid}/fd`),
    countConnections(),
  ]);
  const of = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    heap: of('nodejs_heap_size_used_bytes') / megabyte,
    outside: of('nodejs_external_memory_bytes') / megabyte,
    kept: of('mozaika_page_cache_bytes') / megabyte,
    resident: of('process_resident_memory_bytes') / megabyte,
    files: files.length,
    sockets: of('mozaika_sockets_open'),
    connections,
    handles: of('nodejs_active_resources_total'),
  };
}
