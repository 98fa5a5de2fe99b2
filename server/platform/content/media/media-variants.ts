import { type MediaFormat, mediaFormats, variantWidths } from '#schemas/media-library.ts';
import type { Log } from '../../base/database/database.ts';
import { writeVariant } from './encode-picture.ts';
import { createEncodeTurns } from './encode-turns.ts';
import type { MediaFolder } from './media-folder.ts';

/** One file of a picture. */
export interface Variant {
  readonly width: number;
  readonly format: MediaFormat;
}

export interface MediaVariants {
  /** Makes sure that the file is there: makes it, unless it was made. */
  ready(id: string, transparent: boolean, variant: Variant): Promise<void>;
  /** Makes all files of a picture some time soon, one after the other. */
  warm(id: string, transparent: boolean, variants: readonly Variant[]): void;
  /** Takes nothing more on, and waits for what is being made. */
  close(): Promise<void>;
}

/** Name of the picture all others are made of; it is served to nobody. */
export const masterName = (transparent: boolean): string => (transparent ? 'master.png' : 'master.jpeg');

export const variantName = ({ width, format }: Variant): string => `${width}.${format}`;

/** Whether a file of the storage is a size of a picture, which is made again of its master when somebody asks for it. */
export const isMadeAgain = (key: string): boolean => /^media\/[^/]+\/\d+\.[a-z]+$/.test(key);

/** Files there are of a picture; one that can be seen through has no JPEG, which would fill it with a colour. */
export const variantsOf = (width: number, transparent: boolean): Variant[] =>
  variantWidths(width).flatMap((one) =>
    mediaFormats
      .filter((format) => !(transparent && format === 'jpeg'))
      .map((format) => ({ width: one, format })),
  );

/**
 * Pictures encoded at once. The threads that encode are also those of files, compression and passwords: after a restore, when every
 * size has to be made again, visitors of one page of pictures would take them all.
 */
const encodedAtOnce = 2;

/**
 * Makes the files of pictures: those somebody waits for soon, the others one after the other while nobody does, so that an
 * upload is answered soon and a large picture does not take the processor from the pages.
 */
export function createMediaVariants(folder: MediaFolder, log: Log): MediaVariants {
  const underWay = new Map<string, Promise<void>>();
  const inTurn = createEncodeTurns(encodedAtOnce);
  let queue: Promise<void> = Promise.resolve();
  let closing = false;

  const ready: MediaVariants['ready'] = async (id, transparent, variant) => {
    const name = variantName(variant);
    if (await folder.has(id, name)) return;
    const key = `${id}/${name}`;
    const running = underWay.get(key);
    if (running) return running;
    const made = inTurn(() =>
      folder.make(id, name, (path) =>
        folder.withPath(id, masterName(transparent), (master) => writeVariant(master, path, variant)),
      ),
    ).finally(() => underWay.delete(key));
    underWay.set(key, made);
    return made;
  };

  return {
    ready,
    warm: (id, transparent, variants) => {
      for (const variant of variants) {
        queue = queue.then(async () => {
          try {
            // A picture deleted meanwhile has nothing to be made of.
            if (closing || !(await folder.has(id, masterName(transparent)))) return;
            await ready(id, transparent, variant);
          } catch (error) {
            // The next visitor who asks for it makes it; those that wait behind it have their turn.
            log.warn({ err: error, media: id }, 'a size of a picture could not be made');
          }
        });
      }
    },
    close: async () => {
      closing = true;
      await queue;
      await Promise.allSettled(underWay.values());
    },
  };
}
