import {
  block,
  coral,
  type Drawing,
  dot,
  ink,
  line,
  mint,
  paper,
  quarter,
  sage,
  shape,
  stone,
  sun,
  tiles,
} from './pencil.ts';

export const smartphone: Drawing = {
  focus: [300, 90],
  body: ({ main, dark, light }) =>
    block(light, [230, 60, 150, 270], 34) +
    tiles(dark, [280, 200], [320, 120]) +
    block(main, [110, 30, 160, 300], 34) +
    tiles(dark, [120, 80], [200, 280]),
  detail: () =>
    dot(ink, [336, 104], 20) +
    dot(mint, [336, 104], 8) +
    dot(ink, [336, 152], 14) +
    block(paper, [126, 50, 128, 260], 20) +
    block(ink, [170, 60, 40, 10], 5) +
    block(sage, [142, 86, 96, 70], 12) +
    dot(sun, [210, 116], 16) +
    quarter(coral, [142, 172]) +
    quarter(sun, [190, 172]) +
    block(stone, [142, 226, 96, 10], 5) +
    block(stone, [142, 246, 64, 10], 5) +
    block(ink, [142, 272, 96, 22], 11),
};

export const tablet: Drawing = {
  focus: [200, 150],
  body: ({ main, dark }) => block(main, [70, 50, 340, 260], 30) + tiles(dark, [80, 120], [360, 240]),
  detail: ({ dark }) =>
    block(paper, [96, 76, 288, 208], 12) +
    shape(sage, 'M96 284v-60l80-70 70 66 50-40 88 80v24z') +
    dot(sun, [320, 130], 26) +
    block(coral, [116, 98, 80, 16], 8) +
    block(stone, [116, 124, 56, 12], 6) +
    dot(paper, [397, 180], 5) +
    line(dark, 12, 'M430 80v180') +
    shape(ink, 'M424 260h12l-6 18z'),
};

export const watch: Drawing = {
  focus: [240, 180],
  body: ({ main, dark, light }) =>
    shape(main, 'M190 20h100l20 90H170zM190 340h100l20-90H170z') +
    tiles(dark, [200, 40], [240, 280]) +
    block(light, [150, 90, 180, 180], 50),
  detail: () =>
    block(ink, [166, 106, 148, 148], 40) +
    block(ink, [330, 150, 16, 46], 8) +
    line(sage, 12, 'M240 132a48 48 0 1 1-46 62') +
    line(sun, 12, 'M240 154a26 26 0 1 1-20 42') +
    dot(coral, [240, 180], 9),
};
