import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mediaAddress, mediaSource, mediaWidths, readMediaSource, variantWidths } from './media-library.ts';

const id = fc.uuid();
const width = fc.integer({ min: 1, max: 16_000 });
const focus = fc.record({ x: fc.integer({ min: 0, max: 100 }), y: fc.integer({ min: 0, max: 100 }) });

describe('[studio] addresses of the media library', () => {
  test('what is written into a source is read from it again', () => {
    fc.assert(
      fc.property(id, width, fc.boolean(), focus, (one, wide, transparent, at) => {
        const read = readMediaSource(mediaSource(one, wide, { transparent, focus: at }));
        expect(read).toEqual({
          id: one,
          width: Math.min(wide, 2560),
          formats: transparent ? ['avif', 'webp'] : ['avif', 'webp', 'jpeg'],
          focus: at.x === 50 && at.y === 50 ? null : at,
        });
      }),
    );
  });

  test('widths rise, none is larger than the picture, and the largest is its own', () => {
    fc.assert(
      fc.property(width, (wide) => {
        const widths = variantWidths(wide);
        expect(widths).toEqual([...new Set(widths)].toSorted((a, b) => a - b));
        expect(widths.at(-1)).toBe(Math.min(wide, mediaWidths.at(-1) ?? 0));
      }),
    );
  });

  test.each([
    '/media/mosaic-story.webp',
    '/media/library/x/640.jpeg',
    `${mediaAddress('3f0c2f6e-9d2c-4d5b-8a37-0c1f6c0e5c11', 640, 'avif')}`,
    'https://example.com/media/library/3f0c2f6e-9d2c-4d5b-8a37-0c1f6c0e5c11/640.jpeg',
    '/media/library/3f0c2f6e-9d2c-4d5b-8a37-0c1f6c0e5c11/../640.jpeg',
  ])('every other source is left alone: %s', (src) => {
    expect(readMediaSource(src)).toBeNull();
  });
});
