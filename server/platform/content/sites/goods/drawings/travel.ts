import { block, coral, type Drawing, dot, ink, line, paper, sage, shape, sun, tiles } from './pencil.ts';

export const backpack: Drawing = {
  focus: [240, 240],
  body: ({ main, dark, light }) =>
    shape(
      dark,
      'M110 200a30 30 0 0 1 30-30v120a30 30 0 0 1-30-30zM370 200a30 30 0 0 0-30-30v120a30 30 0 0 0 30-30z',
    ) +
    shape(main, 'M140 320V140a100 100 0 0 1 200 0v180a10 10 0 0 1-10 10H150a10 10 0 0 1-10-10z') +
    tiles(dark, [160, 120], [240, 80], [280, 160]) +
    shape(light, 'M170 220h140v80a20 20 0 0 1-20 20H190a20 20 0 0 1-20-20z'),
  detail: () =>
    line(ink, 12, 'M210 46q0-24 30-24t30 24') +
    line(ink, 5, 'M170 246h140') +
    block(sun, [228, 244, 24, 28], 8) +
    line(ink, 5, 'M176 160q64-26 128 0') +
    block(coral, [222, 180, 36, 14], 7) +
    dot(paper, [240, 110], 12),
};

export const suitcase: Drawing = {
  focus: [240, 170],
  body: ({ main, dark }) =>
    block(main, [130, 90, 220, 230], 30) + tiles(dark, [160, 120], [280, 200], [200, 280], [280, 120]),
  detail: ({ light }) =>
    line(ink, 10, 'M200 90V34h80v56') +
    block(ink, [190, 24, 100, 20], 10) +
    line(light, 8, 'M180 116v180M240 116v180M300 116v180') +
    block(paper, [214, 150, 52, 36], 8) +
    block(coral, [222, 162, 36, 12], 6) +
    dot(ink, [164, 330], 14) +
    dot(ink, [316, 330], 14) +
    block(sun, [330, 180, 24, 50], 8),
};

export const bottle: Drawing = {
  focus: [240, 120],
  body: ({ main, dark, light }) =>
    shape(
      main,
      'M180 310V150a60 60 0 0 1 30-50h60a60 60 0 0 1 30 50v160a20 20 0 0 1-20 20h-80a20 20 0 0 1-20-20z',
    ) +
    tiles(dark, [200, 160], [240, 240], [180, 280]) +
    block(light, [206, 40, 68, 60], 10),
  detail: () =>
    line(ink, 9, 'M222 40q0-20 18-20t18 20') +
    block(ink, [204, 92, 72, 14], 7) +
    block(paper, [206, 196, 18, 80], 9) +
    shape(sage, 'M250 210q26-34 44 0q-4 36-44 0z') +
    dot(sun, [266, 270], 11) +
    dot(coral, [340, 320], 10) +
    dot(coral, [366, 304], 6),
};
