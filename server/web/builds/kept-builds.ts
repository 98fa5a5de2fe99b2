import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type Coding, chooseCoding } from '../accept-encoding.ts';
import { typeOf } from './build-file.ts';
import {
  buildIdOf,
  indexFromText,
  indexToText,
  type PackIndex,
  type Part,
  packBuild,
  partOf,
} from './build-pack.ts';

/** How long a build is kept after the last node that ran it, in milliseconds: tabs are seldom open for longer. */
export const keptMs = 14 * 24 * 60 * 60_000;
/** Builds that are kept of one folder, those run last; with the two folders there are, some 200 MB. */
export const mostBuilds = 16;
/** How long a build without names is kept: a node may be storing it. */
const unfinishedMs = 24 * 60 * 60_000;
/** How often a node says that it runs its build, in milliseconds. */
export const renewEveryMs = 60 * 60_000;
/** Least time between two looks for builds of other nodes, in milliseconds: invented names cost no more than this. */
const lookEveryMs = 1000;
/** Requests that may wait for the next look. */
const mostWaiting = 500;

/** Where all nodes find the builds, by keys such as `<id>.pack`. */
export interface BuildStorage {
  list(): AsyncIterable<{ readonly key: string; readonly storedAt: number }>;
  /** Null when there is none. */
  read(key: string, part?: Part): Promise<Readable | null>;
  write(key: string, bytes: Buffer): Promise<void>;
  remove(key: string): Promise<void>;
}

/** A file of another build, ready to be sent. */
export interface BuildFile {
  readonly type: string;
  readonly coding: Coding;
  readonly size: number;
  readonly stream: Readable;
}

/** Files of builds that other nodes run, or ran before. */
export interface OtherBuilds {
  /**
   * Looks for a file by its name below the folder of the build.
   * @param accepted the codings a browser takes, as its header says
   * @returns null where no build has it @throws when the storage cannot be asked
   */
  find(name: string, accepted: string | undefined): Promise<BuildFile | null>;
}

export interface KeptBuilds extends OtherBuilds {
  /**
   * Stores the own build where that was not done yet, says that it is run, and removes builds nobody has run for long.
   * @throws when the storage cannot be asked
   */
  keep(): Promise<void>;
}

export interface KeptBuildsOptions {
  readonly storage: BuildStorage;
  /** Folder of the own build. */
  readonly root: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Lets milliseconds pass. */
  readonly wait: (ms: number) => Promise<unknown>;
}

/** A build in the storage. */
interface StoredBuild {
  readonly id: string;
  /** When a node said last that it runs it; of one without names, when it was stored. */
  readonly runAt: number;
  /** Whether its names, which come last, are there. */
  readonly isNamed: boolean;
  readonly isPacked: boolean;
}

/** @returns those run last first */
async function listBuilds(storage: BuildStorage): Promise<readonly StoredBuild[]> {
  const moments = { json: new Map<string, number>(), pack: new Map<string, number>() };
  for await (const { key, storedAt } of storage.list()) {
    const [, id, kind] = /^([0-9a-f]{32})\.(json|pack)$/.exec(key) ?? [];
    if (id !== undefined) moments[kind as 'json' | 'pack'].set(id, storedAt);
  }
  const { json, pack } = moments;
  return [...new Set([...json.keys(), ...pack.keys()])]
    .map((id) => ({
      id,
      runAt: json.get(id) ?? pack.get(id) ?? 0,
      isNamed: json.has(id),
      isPacked: pack.has(id),
    }))
    .toSorted((a, b) => b.runAt - a.runAt);
}

/**
 * Keeps the builds of all nodes in a place they share, so that a page of any build works on any node (decision 0100).
 * Names are known before the storage is asked for bytes: an unknown one costs at most a look at the list, which all who ask share.
 */
export function createKeptBuilds({ storage, root, now, wait }: KeptBuildsOptions): KeptBuilds {
  const own = buildIdOf(root);
  /** By id, those run last first. */
  let builds: ReadonlyMap<string, PackIndex> = new Map();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | null = null;
  let waiting = 0;

  async function readIndex(id: string): Promise<PackIndex | null> {
    const stream = await storage.read(`${id}.json`);
    return stream === null ? null : indexFromText(await text(stream));
  }

  /** @returns what is stored, those run last first */
  async function look(): Promise<readonly StoredBuild[]> {
    const stored = await listBuilds(storage);
    const named = stored.filter(({ isNamed }) => isNamed);
    const known = await Promise.all(
      named.map(async ({ id }) => [id, builds.get(id) ?? (await readIndex(id))] as const),
    );
    builds = new Map(known.flatMap(([id, index]) => (index === null ? [] : [[id, index]])));
    return stored;
  }

  /** A look that begins from now on; who asks meanwhile shares it. */
  function lookAgain(): Promise<void> {
    next ??= (async () => {
      await running.catch(() => undefined);
      const early = lookedAt + lookEveryMs - now();
      if (early > 0) await wait(early);
      lookedAt = now();
      next = null;
      const looking = look();
      running = looking;
      await looking;
    })();
    return next;
  }

  async function fromKnown(name: string, type: string, coding: Coding): Promise<BuildFile | null> {
    for (const [id, index] of builds) {
      const place = index.get(name);
      if (place === undefined) continue;
      const part = partOf(place, coding);
      // Null where it was removed since; another build may have it, too.
      const stream = part.size === 0 ? Readable.from([]) : await storage.read(`${id}.pack`, part);
      if (stream !== null) return { type, coding: part.coding, size: part.size, stream };
    }
    return null;
  }

  async function sweep(stored: readonly StoredBuild[], own: string): Promise<void> {
    const over = stored.filter(
      ({ id, runAt, isNamed }, at) =>
        id !== own && (at >= mostBuilds || now() - runAt > (isNamed ? keptMs : unfinishedMs)),
    );
    for (const { id } of over) {
      // Its names first: a build without names is not looked up.
      await storage.remove(`${id}.json`);
      await storage.remove(`${id}.pack`);
    }
    if (over.length > 0) await look();
  }

  return {
    find: async (name, accepted) => {
      const type = typeOf(name);
      if (type === null) return null;
      const coding = chooseCoding(accepted);
      const known = await fromKnown(name, type, coding);
      if (known !== null || waiting >= mostWaiting) return known;
      waiting += 1;
      try {
        await lookAgain();
      } finally {
        waiting -= 1;
      }
      return fromKnown(name, type, coding);
    },
    keep: async () => {
      const id = await own;
      if (id === null) return;
      const before = (await listBuilds(storage)).find((build) => build.id === id);
      let index = before?.isPacked ? await readIndex(id) : null;
      if (index === null) {
        const pack = await packBuild(root);
        await storage.write(`${id}.pack`, pack.bytes);
        index = pack.index;
      }
      await storage.write(`${id}.json`, Buffer.from(indexToText(index)));
      await sweep(await look(), id);
    },
  };
}
