import {
  block,
  coral,
  type Drawing,
  dot,
  ink,
  line,
  paper,
  quarter,
  sage,
  shape,
  stone,
  sun,
  tiles,
} from './pencil.ts';

export const notebook: Drawing = {
  focus: [200, 130],
  body: ({ main, dark, light }) =>
    shape(main, 'M120 240V80a30 30 0 0 1 30-30h180a30 30 0 0 1 30 30v160z') +
    tiles(dark, [120, 80], [320, 160], [240, 200]) +
    shape(light, 'M70 240h340v14a30 30 0 0 1-30 30H100a30 30 0 0 1-30-30z'),
  detail: () =>
    block(paper, [140, 70, 200, 152], 10) +
    block(sage, [156, 88, 76, 50], 6) +
    quarter(sun, [156, 150]) +
    quarter(coral, [200, 150]) +
    block(stone, [248, 90, 76, 10], 5) +
    block(stone, [248, 110, 54, 10], 5) +
    block(stone, [248, 150, 76, 10], 5) +
    block(ink, [248, 174, 56, 18], 9) +
    block(ink, [208, 240, 64, 10], 5),
};

export const monitor: Drawing = {
  focus: [190, 130],
  body: ({ main, dark }) =>
    block(main, [60, 40, 360, 220], 20) +
    tiles(dark, [80, 40], [360, 200], [280, 40]) +
    shape(main, 'M210 260h60l10 50h-80z'),
  detail: ({ light }) =>
    block(paper, [80, 60, 320, 170], 8) +
    shape(sage, 'M80 230l80-90 60 60 50-40 130 70z') +
    dot(sun, [330, 110], 28) +
    shape('#0c5a52', 'M80 230l60-50 70 50z') +
    block(light, [150, 306, 180, 18], 9) +
    dot(coral, [240, 246], 6),
};

export const tower: Drawing = {
  focus: [240, 130],
  body: ({ main, dark, light }) =>
    block(main, [150, 30, 180, 300], 20) +
    tiles(dark, [160, 80], [280, 160], [160, 240], [240, 280]) +
    block(light, [290, 30, 40, 300], 16),
  detail: () =>
    dot(ink, [216, 130], 46) +
    dot(sage, [216, 130], 32) +
    line(paper, 6, 'M216 104v52M190 130h52') +
    dot(ink, [216, 236], 46) +
    dot(sun, [216, 236], 32) +
    line(paper, 6, 'M216 210v52M190 236h52') +
    dot(coral, [310, 60], 9) +
    block(ink, [303, 84, 14, 26], 4) +
    block(ink, [303, 120, 14, 26], 4) +
    block(ink, [166, 330, 40, 10], 4) +
    block(ink, [274, 330, 40, 10], 4),
};
