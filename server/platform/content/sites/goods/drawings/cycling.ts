import {
  block,
  coral,
  type Drawing,
  dot,
  ink,
  line,
  paper,
  sage,
  shape,
  stone,
  sun,
  tiles,
} from './pencil.ts';

export const helmet: Drawing = {
  focus: [250, 130],
  body: ({ main, dark }) =>
    shape(main, 'M70 230a170 160 0 0 1 340 0v20H70z') +
    tiles(dark, [120, 160], [200, 80], [280, 200], [320, 120]),
  detail: ({ light }) =>
    shape(
      ink,
      'M180 110q30-30 50-32l-10 60h-50zM260 80q40 8 58 36l-10 30h-54zM120 190q10-30 30-48h44l-14 50zM250 170h76l36 24h-112z',
    ) +
    block(light, [60, 240, 360, 26], 13) +
    line(ink, 9, 'M140 266l60 70 50-70M200 336h34') +
    block(sun, [186, 326, 40, 16], 8) +
    dot(coral, [396, 226], 9),
};

export const pannier: Drawing = {
  focus: [240, 110],
  body: ({ main, dark, light }) =>
    shape(main, 'M110 130h260l-20 180a20 20 0 0 1-20 18H150a20 20 0 0 1-20-18z') +
    tiles(dark, [160, 240], [280, 200], [200, 280]) +
    shape(light, 'M100 120a40 40 0 0 1 40-60h200a40 40 0 0 1 40 60v50H100z'),
  detail: ({ dark }) =>
    line(ink, 12, 'M180 60q0-30 60-30t60 30') +
    line(dark, 12, 'M170 100v100M310 100v100') +
    block(ink, [154, 186, 32, 22], 6) +
    block(ink, [294, 186, 32, 22], 6) +
    block(paper, [208, 206, 64, 22], 8) +
    block(sun, [208, 212, 64, 10]) +
    dot(coral, [240, 140], 9),
};

export const lock: Drawing = {
  focus: [240, 250],
  body: ({ main, dark, light }) =>
    `<path fill="none" stroke="${light}" stroke-width="34" d="M150 220V140a90 90 0 0 1 180 0v80"/>` +
    block(main, [110, 200, 260, 110], 34) +
    tiles(dark, [120, 240], [200, 200], [320, 240]),
  detail: () =>
    dot(paper, [240, 250], 28) +
    dot(ink, [240, 244], 10) +
    shape(ink, 'M234 246h12l6 22h-24z') +
    line(stone, 6, 'M168 150v60') +
    dot(sun, [410, 120], 20) +
    dot(paper, [410, 120], 8) +
    line(sun, 8, 'M410 140v52h16M410 170h14') +
    dot(coral, [140, 226], 7) +
    dot(sage, [340, 226], 7),
};
