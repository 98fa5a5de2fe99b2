import type { Readable } from 'node:stream';

/** A file that is kept. */
export interface KeptFile {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  /** When it was stored, in milliseconds since the epoch. */
  readonly storedAt: number;
}

/** Some bytes of a file; at least one. */
export interface FilePart {
  readonly start: number;
  readonly size: number;
}

/** Bytes of a file that is kept, or of the part that was asked for. */
export interface OpenFile {
  readonly size: number;
  readonly stream: Readable;
}

/**
 * Where files outlive the process, by a key such as `media/<id>/640.webp`: the folder of the data, or S3. What lies under a key is
 * whole, and is never another file's. Keys are made of ids of ours and names we chose; what a client calls a file is in none.
 */
export interface FileStorage {
  /** Folder on this machine for files that are on their way in, or are looked at. */
  readonly workFolder: string;
  /** Stores a finished file of the work folder, which is gone from there afterwards. */
  put(key: string, path: string): Promise<void>;
  /** Bytes of a file; null when there is none. */
  sizeOf(key: string): Promise<number | null>;
  /**
   * Null when there is none.
   * @param part bytes of the file that are wanted; they lie within it
   */
  open(key: string, part?: FilePart): Promise<OpenFile | null>;
  /** Lends a file to something that wants a path, for as long as `use` takes. @throws Error when there is none */
  withPath<Result>(key: string, use: (path: string) => Promise<Result>): Promise<Result>;
  remove(key: string): Promise<void>;
  /** Removes everything whose key begins so; it ends in `/`. */
  removeUnder(prefix: string): Promise<void>;
  /** Files whose keys begin so, in no order; the prefix is empty or ends in `/`. */
  list(prefix: string): AsyncIterable<KeptFile>;
  close(): Promise<void>;
}

/** Begins the keys of what programs keep for each other: no data, so that no backup has it. */
export const buildsPrefix = 'builds/';

/** Where the files of a process lie. */
export interface S3Setup {
  /** Address of the bucket: `https://bucket.s3.eu-central-1.amazonaws.com`, or `https://s3.example.com/bucket`. */
  readonly url: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}
