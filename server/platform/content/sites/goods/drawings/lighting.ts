import { block, coral, type Drawing, dot, ink, line, paper, sage, shape, sun, tiles } from './pencil.ts';

const glow = '#f6bd4873';

export const floorlamp: Drawing = {
  focus: [240, 110],
  body: ({ main, dark }) =>
    shape(glow, 'M180 140 100 330h280L300 140z') +
    shape(main, 'M190 40h100l50 100H140z') +
    tiles(dark, [200, 80], [280, 100]) +
    block(ink, [170, 316, 140, 20], 10),
  detail: () =>
    line(ink, 10, 'M240 140v176') +
    dot(paper, [240, 146], 18) +
    dot(sun, [240, 146], 10) +
    line(ink, 5, 'M290 142v36') +
    dot(coral, [290, 184], 7),
};

export const desklamp: Drawing = {
  focus: [300, 110],
  body: ({ main, dark }) =>
    shape(glow, 'M260 150 180 330h230L360 130z') +
    shape(main, 'M250 150a70 70 0 0 1 120-70z') +
    shape(dark, 'M244 158l132-86 8 14-132 86z') +
    block(main, [80, 300, 140, 30], 15),
  detail: () =>
    line(ink, 12, 'M150 300 110 190 290 84') +
    dot(sun, [110, 190], 16) +
    dot(ink, [110, 190], 6) +
    dot(paper, [318, 130], 18) +
    block(sage, [280, 306, 90, 14], 4) +
    block(coral, [288, 292, 76, 14], 4),
};

export const sconce: Drawing = {
  focus: [240, 190],
  body: ({ main, dark, light }) =>
    shape(glow, 'M180 160 120 10h240l-60 150zM180 210 130 350h220l-50-140z') +
    shape(main, 'M160 220V140a80 80 0 0 0 160 0v80a80 80 0 0 1-160 0z') +
    block(main, [160, 130, 160, 120], 30) +
    tiles(dark, [200, 160], [280, 200], [160, 200]) +
    block(light, [220, 160, 40, 60], 20),
  detail: () =>
    dot(ink, [240, 176], 8) +
    dot(ink, [240, 204], 8) +
    line(paper, 6, 'M176 132h128M176 248h128') +
    dot(sun, [240, 118], 12) +
    dot(sun, [240, 262], 12),
};
