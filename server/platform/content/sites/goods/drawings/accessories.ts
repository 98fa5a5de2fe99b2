import { block, coral, type Drawing, dot, ink, line, paper, shape, sun, tiles } from './pencil.ts';

const row = (fill: string, y: number, xs: readonly number[], width = 28): string =>
  shape(
    fill,
    xs
      .map(
        (x) =>
          `M${x + 5} ${y}h${width - 10}a5 5 0 0 1 5 5v18a5 5 0 0 1-5 5h-${width - 10}a5 5 0 0 1-5-5v-18a5 5 0 0 1 5-5z`,
      )
      .join(''),
  );

export const keyboard: Drawing = {
  focus: [160, 170],
  body: ({ main, dark, light }) =>
    block(light, [44, 124, 392, 160], 22) +
    block(main, [44, 110, 392, 160], 22) +
    tiles(dark, [80, 120], [360, 200], [240, 120]),
  detail: () =>
    row(paper, 126, [62, 98, 134, 170, 206, 242, 278, 314, 350, 386]) +
    row(paper, 162, [74, 110, 146, 182, 218, 254, 290, 326, 362]) +
    row(paper, 198, [62, 98, 134, 170, 206, 242, 278, 314, 350, 386]) +
    row(coral, 126, [62]) +
    row(sun, 198, [386]) +
    row(paper, 234, [140], 200) +
    row(paper, 234, [62, 98, 350, 386]),
};

export const mouse: Drawing = {
  focus: [240, 120],
  body: ({ main, dark, light }) =>
    shape(main, 'M160 200V130a80 90 0 0 1 160 0v100a80 90 0 0 1-160 0z') +
    tiles(dark, [160, 120], [240, 240], [280, 160]) +
    shape(light, 'M240 40a80 90 0 0 1 80 90v30h-80z'),
  detail: () =>
    line(ink, 5, 'M240 42v118M162 160h156') +
    block(ink, [226, 84, 28, 54], 14) +
    block(sun, [234, 98, 12, 26], 6) +
    dot(coral, [240, 270], 10) +
    line(paper, 7, 'M350 70q24 20 26 50M372 44q36 28 40 72'),
};

export const speaker: Drawing = {
  focus: [240, 210],
  body: ({ main, dark }) =>
    block(main, [140, 40, 200, 290], 50) + tiles(dark, [160, 80], [280, 120], [200, 280], [280, 240]),
  detail: ({ light }) =>
    dot(ink, [240, 220], 72) +
    dot(light, [240, 220], 52) +
    dot(ink, [240, 220], 22) +
    dot(ink, [240, 106], 36) +
    dot(sun, [240, 106], 16) +
    line(paper, 8, 'M370 150q20 30 0 62M398 130q34 50 0 102M110 150q-20 30 0 62M82 130q-34 50 0 102') +
    dot(coral, [240, 312], 6),
};
