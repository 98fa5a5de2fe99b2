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

export const pot: Drawing = {
  focus: [240, 130],
  body: ({ main, dark, light }) =>
    shape(main, 'M110 150h260v120a50 50 0 0 1-50 50H160a50 50 0 0 1-50-50z') +
    tiles(dark, [160, 200], [240, 240], [320, 160]) +
    shape(light, 'M110 140a130 60 0 0 1 260 0z'),
  detail: ({ dark }) =>
    line(ink, 16, 'M100 190H70v40h34M380 190h30v40h-34') +
    block(dark, [96, 136, 288, 18], 9) +
    block(ink, [216, 62, 48, 22], 11) +
    line(paper, 7, 'M190 48q10-14 0-30M240 44q10-14 0-30M290 48q10-14 0-30'),
};

export const mug: Drawing = {
  focus: [210, 200],
  body: ({ main, dark, light }) =>
    shape(main, 'M120 110h200v150a50 50 0 0 1-50 50H170a50 50 0 0 1-50-50z') +
    tiles(dark, [120, 160], [200, 240], [280, 120]) +
    shape(light, 'M120 110a100 22 0 0 1 200 0a100 22 0 0 1-200 0z'),
  detail: ({ main }) =>
    line(main, 22, 'M322 150h26a42 42 0 0 1 0 92h-28') +
    shape('#5b3420', 'M140 110a80 15 0 0 1 160 0a80 15 0 0 1-160 0z') +
    quarter(sun, [180, 170]) +
    quarter(coral, [220, 210]) +
    shape(sage, 'M220 210v-40a40 40 0 0 1 40 40z') +
    line(paper, 7, 'M190 80q12-16 0-36M236 80q12-16 0-36') +
    block(stone, [100, 314, 240, 14], 7),
};

export const cushion: Drawing = {
  focus: [240, 180],
  body: ({ main, dark, light }) =>
    shape(main, 'M110 60q130 26 260 0q-24 120 0 240q-130-26-260 0q24-120 0-240z') +
    tiles(dark, [160, 120], [240, 200], [280, 80], [160, 240]) +
    tiles(light, [200, 80], [280, 160], [200, 160]),
  detail: () =>
    line(ink, 4, 'M110 60q130 26 260 0q-24 120 0 240q-130-26-260 0q24-120 0-240z') +
    dot(sun, [108, 58], 12) +
    dot(sun, [372, 58], 12) +
    dot(sun, [108, 302], 12) +
    dot(sun, [372, 302], 12) +
    dot(coral, [240, 180], 13) +
    dot(paper, [240, 180], 5),
};
