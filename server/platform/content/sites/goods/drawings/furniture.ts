import { block, coral, type Drawing, dot, ink, line, paper, sage, shape, sun, tiles } from './pencil.ts';

export const bookcase: Drawing = {
  focus: [220, 110],
  body: ({ main, dark, light }) =>
    block(main, [120, 30, 240, 300], 8) +
    block(light, [136, 46, 208, 80]) +
    block(light, [136, 142, 208, 80]) +
    block(light, [136, 238, 208, 80]) +
    tiles(dark, [280, 240], [160, 280]),
  detail: () =>
    block(coral, [148, 66, 20, 60], 3) +
    block(ink, [170, 58, 24, 68], 3) +
    block(sun, [196, 72, 18, 54], 3) +
    block(sage, [216, 62, 24, 64], 3) +
    shape('#0c5a52', 'M290 104a20 20 0 0 1 20-34q14-18 24 6q14 20-10 28z') +
    block(paper, [292, 102, 36, 24], 5) +
    block(sage, [152, 184, 70, 16], 3) +
    block(sun, [158, 168, 58, 16], 3) +
    block(ink, [148, 200, 80, 22], 3) +
    dot(coral, [292, 188], 30) +
    dot(paper, [292, 188], 12) +
    block(paper, [152, 256, 80, 62], 6) +
    line(ink, 6, 'M182 284h20') +
    line(ink, 8, 'M136 332v12M344 332v12'),
};

export const armchair: Drawing = {
  focus: [200, 180],
  body: ({ main, dark, light }) =>
    shape(main, 'M140 230V100a60 60 0 0 1 60-60h80a60 60 0 0 1 60 60v130z') +
    tiles(dark, [160, 80], [240, 120], [280, 80]) +
    shape(light, 'M150 210h180v40a20 20 0 0 1-20 20H170a20 20 0 0 1-20-20z') +
    shape(
      dark,
      'M90 180a30 30 0 0 1 60 0v110h-30a30 30 0 0 1-30-30zM390 180a30 30 0 0 0-60 0v110h30a30 30 0 0 0 30-30z',
    ) +
    block(dark, [140, 264, 200, 28]),
  detail: () =>
    line('#a97642', 12, 'M130 294l-10 38M350 294l10 38') +
    shape(sun, 'M196 140l70-16 14 72-70 14z') +
    line('#e0a42c', 4, 'M214 156l44-10M218 176l44-10') +
    line(paper, 4, 'M170 236h140'),
};

export const table: Drawing = {
  focus: [250, 130],
  body: ({ main, dark, light }) =>
    shape(main, 'M40 160h400v24a16 16 0 0 1-16 16H56a16 16 0 0 1-16-16z') +
    shape(light, 'M40 160a20 20 0 0 1 20-20h360a20 20 0 0 1 20 20z') +
    shape(dark, 'M80 200h40l-16 130H84zM360 200h40l-4 130h-20z') +
    tiles(dark, [200, 160], [320, 160]),
  detail: () =>
    shape('#c93f14', 'M120 140v-30h50v14a16 16 0 0 1-16 16z') +
    line('#c93f14', 6, 'M120 116h-8a9 9 0 0 0 0 18h10') +
    shape(paper, 'M280 140l-8-70h56l-8 70z') +
    line(ink, 6, 'M300 70q-24-30-10-50M300 70q26-16 24-46M300 70V34') +
    dot(sun, [288, 24], 14) +
    dot(coral, [326, 28], 14) +
    dot(sage, [304, 30], 11) +
    block(sage, [190, 128, 60, 12], 5) +
    block(sun, [196, 116, 48, 12], 5),
};
